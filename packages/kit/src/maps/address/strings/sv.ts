import type { Catalog } from '#i18n/texts.ts';
import type { strings as en } from './en.ts';

export default {
  'form.label': 'Varifrån och vart',
  'form.submit': 'Skicka paket',
  'form.map': 'Välj plats på kartan',
  'pickup.label': 'Hämtas på',
  'pickup.example': 'Tingvallagatan 16, Karlstad',
  'pickup.clear': 'Rensa hämtadressen',
  'own.address': 'Din adress',
  'dropoff.label': 'Lämnas på',
  'dropoff.example': 'Drottninggatan 4, Uppsala',
  'dropoff.clear': 'Rensa leveransadressen',
  'place.label': 'Adress',
  'place.example': 'Drottninggatan 4, Uppsala',
  'place.clear': 'Rensa adressen',
  'list.loading': 'Söker adresser …',
  'list.noMatch': 'Vi hittar ingen sådan adress. Prova med gata och ort.',
  'list.failed': 'Adressökningen svarar inte. Försök igen',
  'list.sampleStreets': 'exempelgator',
  'list.count': 'Förslag: {count}',
  'number.ask': 'Lägg till husnumret efter {street}',
  'error.enterBoth': 'Ange både hämtadress och leveransadress',
  'error.selectValid': 'Välj giltiga adresser bland förslagen',
  'error.sameLocation': 'Hämtadress och leveransadress kan inte vara samma',
  'error.minimumDistance': 'Sträckan måste vara minst 10 km. Nu är den {distance} km.',
  'address.unspecified': 'Adress saknas',
} satisfies Catalog<typeof en>;
