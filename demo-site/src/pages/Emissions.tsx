import '#styles/emissions.css';
import { useEmissionTexts } from '#content/emissions/useEmissionTexts.ts';
import { fill, useSite } from '#content/useSiteTexts.tsx';
import { usePage } from '#routing/usePage.ts';
import { Figures } from './emissions/Figures.tsx';
import { type EmissionMethod, useEmissionMethod } from './emissions/useEmissionMethod.ts';

/** How the carbon footprint of a transport is counted, with an example by the API's own figures. */
export function Emissions() {
  const texts = useEmissionTexts();
  const heading = usePage('emissions');
  const method = useEmissionMethod();
  const { sum, example, limits } = texts;
  return (
    <div className="page emissions">
      <header className="page__head">
        <h1 {...heading}>{texts.heading}</h1>
        <p className="page__lead">{texts.lead}</p>
      </header>
      <section className="emissions__part" aria-labelledby="sum">
        <h2 id="sum">{sum.heading}</h2>
        <p className="emissions__formula">{sum.formula}</p>
        <p>{sum.text}</p>
      </section>
      <section className="emissions__part" aria-labelledby="example">
        <h2 id="example">{example.heading}</h2>
        {method === null ? <p role="status">{example.failed}</p> : <Example method={method} />}
      </section>
      <Figures method={method ?? undefined} />
      <section className="emissions__part" aria-labelledby="limits">
        <h2 id="limits">{limits.heading}</h2>
        <p>{limits.text}</p>
      </section>
    </div>
  );
}

type FuelName = keyof ReturnType<typeof useEmissionTexts>['example']['fuels'];

/** The table is rendered before its figures are loaded, so that nothing moves. */
function Example({ method }: { method: EmissionMethod | undefined }) {
  const { example } = useEmissionTexts();
  const { language } = useSite();
  const inUnit = (value: number | undefined, unit: string) =>
    value === undefined
      ? '–'
      : new Intl.NumberFormat(language, {
          style: 'unit',
          unit,
          maximumSignificantDigits: unit === 'kilogram' ? 2 : 4,
        }).format(value);
  const of = <Entry extends { fuelType: string }>(entries: readonly Entry[] | undefined, fuel: string) =>
    entries?.find(({ fuelType }) => fuelType === fuel);
  const { distanceKm, chargeableKg, emissions } = method?.example ?? {};
  return (
    <>
      <p>
        {fill(example.text, {
          weight: chargeableKg === undefined ? '–' : `${chargeableKg}\u00a0kg`,
          distance: inUnit(distanceKm, 'kilometer'),
        })}
      </p>
      <table className="emissions__table">
        <thead>
          <tr>
            <th scope="col">{example.fuel}</th>
            <th scope="col">{example.intensity}</th>
            <th scope="col">{example.amount}</th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(example.fuels) as FuelName[]).map((fuel) => (
            <tr key={fuel}>
              <th scope="row">{example.fuels[fuel]}</th>
              <td>{inUnit(of(method?.intensities, fuel)?.gramsPerTonneKm, 'gram')}</td>
              <td>{`${inUnit(of(emissions, fuel)?.kgCo2e, 'kilogram')}\u00a0CO₂e`}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
