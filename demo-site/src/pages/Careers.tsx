import '#styles/company.css';
import { brand } from '#brand.ts';
import { usePageTexts } from '#content/usePageTexts.ts';
import { usePage } from '#routing/usePage.ts';

/** Why work here, what the company is good at, and two ways to get in touch [PAGE-01] to [PAGE-04] [ROUTE-02]. */
export function Careers() {
  const { careers } = usePageTexts();
  const heading = usePage('careers');
  return (
    <div className="page page--wide">
      <header className="page__head">
        <h1 {...heading}>{careers.heading}</h1>
        <p className="page__lead">{careers.lead}</p>
      </header>
      <section className="page__section" data-later aria-labelledby="why">
        <h2 id="why">{careers.why.heading}</h2>
        <ul className="cards cards--three">
          {careers.why.items.map(({ key, title, text }) => (
            <li key={key} className="card">
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="page__section" data-later aria-labelledby="values">
        <h2 id="values">{careers.values.heading}</h2>
        <ol className="stops">
          {careers.values.items.map(({ key, title, text }) => (
            <li key={key}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <div className="page__section interests" data-later>
        <Interest {...careers.company} id="interest-company" />
        <Interest {...careers.driver} id="interest-driver" />
      </div>
    </div>
  );
}

interface InterestProps {
  id: string;
  heading: string;
  text: string;
  button: string;
  subject: string;
}

/** Applications go to the general address [PAGE-03] [PAGE-04]. */
function Interest({ id, heading, text, button, subject }: InterestProps) {
  return (
    <section className="interest" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <p>{text}</p>
      <a className="pill-button" href={`mailto:${brand.infoMail}?subject=${encodeURIComponent(subject)}`}>
        {button}
      </a>
    </section>
  );
}
