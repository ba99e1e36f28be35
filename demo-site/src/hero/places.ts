/** Drawn by generate/sweden.ts: the map's size and some towns, in the units of pictures/sweden.svg. */
export const size = { width: 440, height: 955 } as const;
export const towns = {
  malmo: [80.6, 928],
  gothenburg: [48.6, 809],
  jonkoping: [116.5, 805],
  karlstad: [96.1, 709.9],
  orebro: [149, 716.5],
  stockholm: [237.4, 712.9],
  gavle: [208.8, 629.8],
  sundsvall: [214.1, 518],
  ostersund: [131.4, 464.5],
  umea: [305.5, 419.3],
  lulea: [364.1, 292.4],
  kiruna: [304.6, 113.5],
} as const;
