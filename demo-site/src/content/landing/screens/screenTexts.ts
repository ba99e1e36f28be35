/** The words on the drawn screens of the apps and the portal; they are in the pictures, not in the page. */
export interface ScreenTexts {
  customer: {
    title: string;
    arrival: string;
    stops: readonly [string, string, string, string];
    role: string;
    rating: string;
    price: string;
    priceLabel: string;
  };
  driver: {
    title: string;
    pickup: string;
    dropoff: string;
    figures: readonly (readonly [value: string, label: string])[];
    pay: string;
    payLabel: string;
    decline: string;
    accept: string;
  };
  portal: {
    menu: readonly string[];
    week: string;
    days: readonly string[];
    room: string;
    addJob: string;
    statistics: string;
    tiles: readonly (readonly [label: string, value: string, change: string])[];
    load: string;
    weeks: string;
    vehicles: string;
    fuels: readonly [string, string, string];
  };
}
