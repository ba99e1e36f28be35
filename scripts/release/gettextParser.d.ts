declare module 'gettext-parser' {
  export interface Message {
    msgctxt?: string;
    msgid: string;
    msgstr: string[];
    comments?: { reference?: string; flag?: string };
  }
  export interface Catalogue {
    charset: string;
    headers: Record<string, string>;
    /** By context, `''` for messages without one, then by the English text. */
    translations: Record<string, Record<string, Message>>;
  }
  export interface Format {
    parse(file: string | Buffer): Catalogue;
    compile(catalogue: Catalogue): Buffer;
  }
  export const po: Format;
  export const mo: Format;
}
