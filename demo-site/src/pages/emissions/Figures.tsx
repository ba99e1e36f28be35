import { useEmissionTexts } from '#content/emissions/useEmissionTexts.ts';
import { fill, useSite } from '#content/useSiteTexts.tsx';
import type { EmissionMethod, Figure } from './useEmissionMethod.ts';

type Names = ReturnType<typeof useEmissionTexts>['figures']['names'];
type FuelNames = ReturnType<typeof useEmissionTexts>['example']['fuels'];

/** Every figure of the sum with its source; nothing while there are none. */
export function Figures({ method }: { method: EmissionMethod | undefined }) {
  const { figures, example } = useEmissionTexts();
  const { language } = useSite();
  const nameOf = (key: string) => figures.names[key as keyof Names] ?? key;
  const translated = (words: string) => figures.said[words] ?? words;
  const amount = ({ value, unit }: Figure) =>
    unit === '%'
      ? new Intl.NumberFormat(language, { style: 'percent' }).format(value / 100)
      : `${new Intl.NumberFormat(language).format(value)}${unit && `\u00a0${unit}`}`;
  if (!method) return null;
  const rows = [
    ...Object.entries(method.vehicle).map(([key, figure]) => ({ key, name: nameOf(key), figure })),
    ...Object.entries(method.fuels).flatMap(([fuel, parts]) =>
      Object.entries(parts).map(([key, figure]) => ({
        key: `${fuel} ${key}`,
        name: `${example.fuels[fuel as keyof FuelNames] ?? fuel}: ${language === 'de' ? nameOf(key) : nameOf(key).toLocaleLowerCase(language)}`,
        figure,
      })),
    ),
  ];
  return (
    <section className="emissions__part" aria-labelledby="figures">
      <h2 id="figures">{figures.heading}</h2>
      <p>{fill(figures.text, { method: translated(method.method), year: method.year })}</p>
      <dl className="emissions__figures">
        {rows.map(({ key, name, figure }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <strong>{amount(figure)}</strong>{' '}
              <span>{figure.source === null ? figures.assumption : translated(figure.source)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
