import '#styles/legal.css';
import { consent, type Language } from '@freight/kit';
import { Link } from 'react-router';
import { brand, phoneAddress } from '#brand.ts';
import type { LegalBlock, LegalDocument } from '#content/legal/document.ts';
import { type LegalFrame, legalFrames } from '#content/legal/frame.ts';
import { useSite } from '#content/useSiteTexts.tsx';
import { usePage } from '#routing/usePage.ts';

const pages = ['terms', 'privacy', 'cookies', 'accessibility'] as const;

interface LegalProps {
  document: LegalDocument;
  page: (typeof pages)[number];
  /** The language the document is written in. */
  writtenIn?: Language;
}

const dayOf = (date: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(date));

/** A page to read: one narrow column with a table of contents [LEGAL-01] to [LEGAL-07]. */
export function Legal({ document, page, writtenIn = 'sv' }: LegalProps) {
  const heading = usePage(page);
  const { texts, language } = useSite();
  const frame = legalFrames[writtenIn];
  return (
    <article className="page page--narrow legal" lang={writtenIn}>
      <header className="legal__head">
        <h1 {...heading}>{document.title}</h1>
        {language !== writtenIn && (
          <p className="legal__language" lang={language}>
            {texts.legalLanguage}
          </p>
        )}
        <p className="legal__updated">
          {`${frame.updated} `}
          <time dateTime={document.updated}>{dayOf(document.updated, writtenIn)}</time>
        </p>
        <p className="legal__review">{frame.review}</p>
        <p className="page__lead">{document.intro}</p>
      </header>
      <Contents document={document} frame={frame} />
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
      <Company frame={frame} />
      <nav className="legal__others" aria-label={frame.others}>
        {pages
          .filter((other) => other !== page)
          .map((other) => (
            <Link key={other} to={`/${other}`}>
              {frame.names[other]}
            </Link>
          ))}
      </nav>
    </article>
  );
}

function Contents({ document, frame }: { document: LegalDocument; frame: LegalFrame }) {
  return (
    <nav className="legal__contents" aria-label={frame.contents}>
      <p aria-hidden="true">{frame.contents}</p>
      <ol>
        {document.sections.map(({ id, heading }) => (
          <li key={id}>
            <Link to={`#${id}`}>{heading}</Link>
          </li>
        ))}
        <li>
          <Link to="#foretaget">{frame.contact}</Link>
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
function Company({ frame }: { frame: LegalFrame }) {
  return (
    <section id="foretaget" aria-labelledby="foretaget-title">
      <h2 id="foretaget-title">{frame.contact}</h2>
      <address>
        {brand.legalName}
        <br />
        {`${frame.organisationNumber} ${brand.organisationNumber}`}
        <br />
        {brand.address}
        <br />
        {`${frame.mail} `}
        <a href={`mailto:${brand.infoMail}`}>{brand.infoMail}</a>
        <br />
        {`${frame.phone} `}
        <a href={phoneAddress(brand.helpPhone)}>{brand.helpPhone}</a>
      </address>
    </section>
  );
}
