import '#styles/legal.css';
import { consent } from '@freight/kit';
import { Link } from 'react-router';
import { brand, phoneAddress } from '#brand.ts';
import type { LegalBlock, LegalDocument } from '#content/legal/document.ts';
import { useSite } from '#content/useSiteTexts.tsx';
import { usePage } from '#routing/usePage.ts';

interface LegalProps {
  document: LegalDocument;
  page: 'terms' | 'privacy' | 'cookies';
}

const others = [
  { page: 'terms', name: 'Villkor' },
  { page: 'privacy', name: 'Integritetspolicy' },
  { page: 'cookies', name: 'Kakor' },
];

const dayOf = (date: string) =>
  new Intl.DateTimeFormat('sv', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));

/** A page to read: one narrow column with a table of contents, Swedish whatever the interface [LEGAL-01] to [LEGAL-07]. */
export function Legal({ document, page }: LegalProps) {
  const heading = usePage(page);
  const { texts, language } = useSite();
  return (
    <article className="page page--narrow legal" lang="sv">
      <header className="legal__head">
        <h1 {...heading}>{document.title}</h1>
        {language !== 'sv' && (
          <p className="legal__language" lang={language}>
            {texts.legalLanguage}
          </p>
        )}
        <p className="legal__updated">
          {'Senast ändrad '}
          <time dateTime={document.updated}>{dayOf(document.updated)}</time>
        </p>
        <p className="legal__review">
          Exempeltext. Den ska granskas av en jurist innan den används på riktigt.
        </p>
        <p className="page__lead">{document.intro}</p>
      </header>
      <Contents document={document} />
      {document.sections.map(({ id, heading: title, blocks }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} data-later>
          <h2 id={`${id}-title`}>{title}</h2>
          {blocks.map((block) => (
            <Block key={JSON.stringify(block)} block={block} />
          ))}
          {id === 'val' && (
            <button type="button" className="pill-button legal__choice" onClick={() => consent.open()}>
              Ändra mitt val
            </button>
          )}
        </section>
      ))}
      <Company />
      <nav className="legal__others" aria-label="Fler villkor">
        {others
          .filter((other) => other.page !== page)
          .map((other) => (
            <Link key={other.page} to={`/${other.page}`}>
              {other.name}
            </Link>
          ))}
      </nav>
    </article>
  );
}

function Contents({ document }: { document: LegalDocument }) {
  return (
    <nav className="legal__contents" aria-label="Innehåll">
      <p aria-hidden="true">Innehåll</p>
      <ol>
        {document.sections.map(({ id, heading }) => (
          <li key={id}>
            <Link to={`#${id}`}>{heading}</Link>
          </li>
        ))}
        <li>
          <Link to="#foretaget">Kontakt</Link>
        </li>
      </ol>
    </nav>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul className="legal__list">
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  const [first, ...rest] = block.head;
  return (
    <table className="legal__table">
      <thead>
        <tr>
          {block.head.map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row" data-label={first}>
              {name}
            </th>
            {cells.map((cell, at) => (
              <td key={rest[at]} data-label={rest[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The company behind the text and its address [LEGAL-07]. */
function Company() {
  return (
    <section id="foretaget" aria-labelledby="foretaget-title">
      <h2 id="foretaget-title">Kontakt</h2>
      <address>
        {brand.legalName}
        <br />
        {`Organisationsnummer ${brand.organisationNumber}`}
        <br />
        {brand.address}
        <br />
        {'E-post '}
        <a href={`mailto:${brand.infoMail}`}>{brand.infoMail}</a>
        <br />
        {'Telefon '}
        <a href={phoneAddress(brand.helpPhone)}>{brand.helpPhone}</a>
      </address>
    </section>
  );
}
