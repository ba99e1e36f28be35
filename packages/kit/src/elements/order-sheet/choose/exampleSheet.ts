/** A sheet to fill in, with two lines; a byte order mark and semicolons, because Excel in Europe reads no other. */
export function exampleSheet(name: string): [blob: Blob, name: string] {
  const lines = [
    'recipient;phone;email;street;postcode;town;size;weight;pieces;description;note;reference',
    'Anna Exempel;054-12 34 56;anna@example.com;Tingvallagatan 16;653 40;Karlstad;pallet;180;2;Screws;Ring at the gate;4711',
    'Bo Exempel;070-174 06 20;;Storgatan 12;702 31;Örebro;60 x 40 x 30;12,5;1;Tools;;4712',
  ];
  return [new Blob(['\uFEFF', lines.join('\r\n')], { type: 'text/csv' }), `${name}.csv`];
}
