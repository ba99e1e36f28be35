import { brand } from '#brand.ts';
import type { LegalDocument } from '#content/legal/document.ts';
import { usePage } from '#routing/usePage.ts';

interface LegalProps {
  document: LegalDocument;
  page: 'terms' | 'privacy';
}

/** A page to read: one narrow column with a table of contents, Swedish whatever the interface [LEGAL-02]. */
export function Legal({ document, page }: LegalProps) {
  const heading = usePage(page);
  return (
    <article className="page page--narrow legal" lang="sv">
      <h1 {...heading}>{document.title}</h1>
      <p>{document.intro}</p>
      <nav aria-label="Innehåll">
        <ol className="legal__contents">
          {document.sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.heading}</a>
            </li>
          ))}
        </ol>
      </nav>
      {document.sections.map((section) => (
        <section key={section.id} id={section.id}>
          <h2>{section.heading}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      <section>
        <h2>Kontakt</h2>
        <p>{`${brand.name}, ${brand.address}. E-post: ${brand.infoMail}. Telefon: ${brand.helpPhone}.`}</p>
        <p className="legal__updated">{`Senast ändrad ${document.updated}`}</p>
      </section>
    </article>
  );
}
