export const code = (text: string) => `\`${text}\``;

/** A pipe would end the cell of a table. */
const cell = (text: string) => text.replaceAll('|', '\\|');

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |\n`;
  return `${line(head)}${line(head.map(() => '---'))}${rows.map(line).join('')}`;
}
