import type { AddressTexts } from '#addressBook/checkAddress.ts';

/** One line of a vCard, unfolded: `TEL;TYPE=work:+46 54 1`. */
interface Property {
  name: string;
  parameters: string;
  value: string;
}

/** The bytes of quoted-printable, which vCard 2.1 of Outlook writes, as text. */
function unquoted(value: string, parameters: string): string {
  const charset = /CHARSET=([\w-]+)/i.exec(parameters)?.[1] ?? 'utf-8';
  const bytes = value
    .split(/(=[0-9A-F]{2})/i)
    .flatMap((part) =>
      /^=[0-9A-F]{2}$/i.test(part)
        ? [Number.parseInt(part.slice(1), 16)]
        : [...new TextEncoder().encode(part)],
    );
  return new TextDecoder(charset).decode(new Uint8Array(bytes));
}

function propertyOf(line: string): Property | undefined {
  const [, head = '', value = ''] = /^((?:"[^"]*"|[^":])*):(.*)$/s.exec(line) ?? [];
  const [named = '', ...rest] = head.split(';');
  // `item1.ADR`: a group that Apple writes.
  const name = named.slice(named.lastIndexOf('.') + 1).toUpperCase();
  const parameters = rest.join(';');
  if (name === '') return undefined;
  return {
    name,
    parameters,
    value: /QUOTED-PRINTABLE/i.test(parameters) ? unquoted(value, parameters) : value,
  };
}

/** The parts of a structured value, with escaped signs as they are meant. */
const partsOf = (value: string): string[] =>
  value.split(/(?<!\\);/).map((part) => part.replace(/\\n/gi, ' ').replace(/\\(.)/g, '$1').trim());

function textsOf(properties: readonly Property[]): AddressTexts {
  const partsNamed = (name: string) => partsOf(properties.find((one) => one.name === name)?.value ?? '');
  const [written = ''] = partsNamed('FN');
  const [last = '', first = ''] = partsNamed('N');
  const [company = ''] = partsNamed('ORG');
  const [, more = '', street = '', city = '', , postalCode = ''] = partsNamed('ADR');
  const [phone = ''] = partsNamed('TEL');
  const [email = ''] = partsNamed('EMAIL');
  const person = written || [first, last].filter(Boolean).join(' ');
  const name = company || person;
  return {
    name,
    contact: person === name ? '' : person,
    phone: phone.replace(/^tel:/i, ''),
    email,
    street: street || more,
    postalCode,
    city,
  };
}

/** The cards of a file, 2.1 to 4.0, each with the line it begins on. */
export function readVcards(text: string): { line: number; texts: AddressTexts }[] {
  const cards: { line: number; texts: AddressTexts }[] = [];
  let begun = 0;
  let properties: Property[] = [];
  let pending = '';
  const finish = () => {
    const property = propertyOf(pending);
    pending = '';
    if (property) properties.push(property);
  };
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const isSoft = pending.endsWith('=') && /QUOTED-PRINTABLE/i.test(pending);
    if (isSoft) {
      pending = pending.slice(0, -1) + line;
      continue;
    }
    if (/^[ \t]/.test(line)) {
      pending += line.slice(1);
      continue;
    }
    finish();
    if (/^BEGIN:VCARD\s*$/i.test(line)) {
      begun = index + 1;
      properties = [];
    } else if (/^END:VCARD\s*$/i.test(line)) cards.push({ line: begun, texts: textsOf(properties) });
    else pending = line;
  }
  return cards;
}
