/** Something that is for sale, and where it is. */
export interface Good {
  /** The shop's number of the advert; an order of freight has it as its reference. */
  readonly id: string;
  readonly name: string;
  readonly about: string;
  /** In SEK. */
  readonly price: number;
  readonly pickup: string;
  /** Length, width and height in cm. */
  readonly sides: string;
  /** In kg. */
  readonly weight: number;
  /** A category of freight with its subcategory. */
  readonly category: string;
  /** Shapes of an SVG of 160 by 110. */
  readonly drawing: string;
}

const furniture = 'furniture_appliances home_furniture';
const appliance = 'furniture_appliances home_appliances';
const machine = 'vehicles_machinery machinery_equipment';

const karlstad = 'Tingvallagatan 16, Karlstad';
const goteborg = 'Linnégatan 20, Göteborg';
const orebro = 'Drottninggatan 8, Örebro';

export const goods: readonly Good[] = [
  {
    id: 'AV-1001',
    name: 'Soffa från femtiotalet',
    about: 'Tre sitsar, omklädd i grönt ylle. En fläck under ena dynan.',
    price: 3_900,
    pickup: karlstad,
    sides: '210x85x80',
    weight: 62,
    category: furniture,
    drawing:
      '<path class="a" d="M20 58V34a10 10 0 0 1 10-10h100a10 10 0 0 1 10 10v24"/><path class="b" d="M12 56a9 9 0 0 1 18 0v10h100V56a9 9 0 0 1 18 0v32H12z"/><path class="c" d="M24 88v12M136 88v12"/><path class="c" d="M63 66v22M97 66v22"/>',
  },
  {
    id: 'AV-1002',
    name: 'Fåtölj i läder',
    about: 'Brunt läder med vacker patina. Står stadigt.',
    price: 1_450,
    pickup: goteborg,
    sides: '85x80x95',
    weight: 24,
    category: furniture,
    drawing:
      '<path class="a" d="M52 60V28a10 10 0 0 1 10-10h36a10 10 0 0 1 10 10v32"/><path class="b" d="M42 54a8 8 0 0 1 16 0v12h44V54a8 8 0 0 1 16 0v36H42z"/><path class="c" d="M52 90v12M108 90v12"/>',
  },
  {
    id: 'AV-1003',
    name: 'Matbord i ek',
    about: 'Plats för åtta. Två iläggsskivor följer med.',
    price: 2_700,
    pickup: orebro,
    sides: '180x90x74',
    weight: 48,
    category: furniture,
    drawing:
      '<path class="b" d="M12 40h136v12H12z"/><path class="c" d="M24 52l-6 50M136 52l6 50M56 52v34M104 52v34"/>',
  },
  {
    id: 'AV-1004',
    name: 'Hurts med sex lådor',
    about: 'Teak. En knopp är utbytt.',
    price: 1_950,
    pickup: karlstad,
    sides: '80x45x78',
    weight: 33,
    category: furniture,
    drawing:
      '<path class="b" d="M38 18h84v76H38z"/><path class="c" d="M38 43h84M38 68h84M80 18v76M52 94v10M108 94v10"/><path class="d" d="M55 29h8M97 29h8M55 54h8M97 54h8M55 80h8M97 80h8"/>',
  },
  {
    id: 'AV-1005',
    name: 'Golvlampa i mässing',
    about: 'Ny sladd, dragen av elektriker.',
    price: 850,
    pickup: goteborg,
    sides: '40x40x150',
    weight: 7,
    category: furniture,
    drawing:
      '<path class="a" d="M62 12h36l12 34H50z"/><path class="c" d="M80 46v50"/><path class="b" d="M62 96h36v7H62z"/>',
  },
  {
    id: 'AV-1006',
    name: 'Vitrinskåp',
    about: 'Från en apotekare i Säffle. Glaset är helt.',
    price: 4_200,
    pickup: karlstad,
    sides: '100x40x190',
    weight: 71,
    category: furniture,
    drawing:
      '<path class="b" d="M44 8h72v94H44z"/><path class="a" d="M50 14h27v58H50zM83 14h27v58H83z"/><path class="c" d="M50 34h27M83 34h27M50 53h27M83 53h27"/><path class="d" d="M72 87h4M84 87h4"/>',
  },
  {
    id: 'AV-1007',
    name: 'Damcykel, treväxlad',
    about: 'Nya däck, nyservad i oktober.',
    price: 1_600,
    pickup: orebro,
    sides: '175x60x105',
    weight: 17,
    category: 'vehicles_machinery automotive_accessories',
    drawing:
      '<circle class="c" cx="45" cy="74" r="25"/><circle class="c" cx="116" cy="74" r="25"/><path class="c" d="M45 74l20-36h28l23 36M65 38l17 36h34M60 30h14M93 38l-4-14h12"/>',
  },
  {
    id: 'AV-1008',
    name: 'Bokhylla, två sektioner',
    about: 'Vägghängd, i björk. Alla skruvar ligger i en påse.',
    price: 2_300,
    pickup: goteborg,
    sides: '160x30x100',
    weight: 29,
    category: furniture,
    drawing:
      '<path class="c" d="M20 10v94M80 10v94M140 10v94"/><path class="b" d="M20 34h120v6H20zM20 64h120v6H20zM20 94h120v6H20z"/><path class="a" d="M28 18h7v16h-7zM37 14h6v20h-6zM45 20h8v14h-8zM92 46h7v18h-7zM101 50h7v14h-7z"/>',
  },
  {
    id: 'AV-1009',
    name: 'Symaskin med skåp',
    about: 'Syr som en klocka. Bruksanvisningen finns kvar.',
    price: 700,
    pickup: karlstad,
    sides: '60x45x80',
    weight: 36,
    category: machine,
    drawing:
      '<path class="b" d="M34 62h92v10H34z"/><path class="a" d="M48 62V40a8 8 0 0 1 8-8h46a10 10 0 0 1 10 10v20H96V48H66v14z"/><path class="c" d="M42 72v30M118 72v30M60 48v12"/>',
  },
  {
    id: 'AV-1010',
    name: 'Spegel med förgylld ram',
    about: 'Fasettslipat glas, lätt fläckig i ena hörnet.',
    price: 1_100,
    pickup: orebro,
    sides: '70x8x110',
    weight: 14,
    category: furniture,
    drawing:
      '<ellipse class="b" cx="80" cy="56" rx="36" ry="48"/><ellipse class="a" cx="80" cy="56" rx="28" ry="40"/><path class="c" d="M66 44l18-18M66 62l28-28"/>',
  },
  {
    id: 'AV-1011',
    name: 'Kylskåp, halvhögt',
    about: 'Energiklass D, sju år gammalt, tyst.',
    price: 900,
    pickup: goteborg,
    sides: '60x60x125',
    weight: 44,
    category: appliance,
    drawing:
      '<path class="b" d="M50 8h60v92H50z"/><path class="c" d="M50 38h60M58 20v12M58 46v20M56 100v5M104 100v5"/>',
  },
  {
    id: 'AV-1012',
    name: 'Säng med gavel',
    about: 'Furu, 120 cm bred, med ribbotten.',
    price: 1_200,
    pickup: karlstad,
    sides: '205x125x90',
    weight: 41,
    category: furniture,
    drawing:
      '<path class="a" d="M14 26h10v74H14zM136 52h10v48h-10z"/><path class="b" d="M24 62h112v24H24z"/><path class="a" d="M28 50h34v12H28z"/><path class="c" d="M24 34v28"/>',
  },
];
