/** Something to read: a paragraph, a list, or a table with a row of headings. */
export type LegalBlock = string | { list: string[] } | { head: string[]; rows: string[][] };

export interface LegalSection {
  id: string;
  heading: string;
  blocks: LegalBlock[];
}

/**
 * A legal page, to be reviewed by a lawyer before use. Terms and cookies are Swedish in every language of the interface
 * (OPEN-48); the privacy notice and the accessibility statement are in the language of their
 * reader (decision 0040).
 */
export interface LegalDocument {
  title: string;
  /** Date of the last change, ISO. */
  updated: string;
  intro: string;
  sections: LegalSection[];
}
