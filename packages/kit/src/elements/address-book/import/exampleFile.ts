/** A sheet to fill in, with one line; a byte order mark and semicolons, because Excel in Europe reads no other. */
export function exampleFile(): [blob: Blob, name: string] {
  const lines = [
    'name;contact;phone;email;street;postal code;city',
    'Exempel AB;Anna Exempel;054-12 34 56;anna@example.com;Tingvallagatan 16;652 24;Karlstad',
  ];
  return [new Blob(['\uFEFF', lines.join('\r\n')], { type: 'text/csv' }), 'addresses.csv'];
}
