import '#styles/company.css';
import '#styles/contact.css';
import { Link } from 'react-router';
import { brand } from '#brand.ts';
import { links } from '#content/links.ts';
import { usePageTexts } from '#content/usePageTexts.ts';
import { ContactUs } from '#pages/contact/ContactUs.tsx';
import { usePage } from '#routing/usePage.ts';

/** How to reach the company, where it is, and frequent questions [PAGE-05] to [PAGE-11] [ROUTE-04]. */
export function Contact() {
  const { contact } = usePageTexts();
  const heading = usePage('contact');
  return (
    <div className="page page--wide">
      <header className="page__head">
        <h1 {...heading}>{contact.heading}</h1>
        <p className="page__lead">{contact.lead}</p>
      </header>
      <ContactUs />
      <section className="page__section" data-later id="help" aria-labelledby="help-title">
        <h2 id="help-title">{contact.help.heading}</h2>
        <p className="page__text">{contact.help.text}</p>
        <ul className="cards cards--three">
          {contact.help.items.map(({ key, title, text, link }) => (
            <li key={key} className="card">
              <h3>{title}</h3>
              <p>{text}</p>
              {key === 'damage' ? (
                <a href={`mailto:${brand.infoMail}`}>{link}</a>
              ) : (
                <Link to={key === 'terms' ? links.terms : links.tracking}>{link}</Link>
              )}
            </li>
          ))}
        </ul>
      </section>
      <section className="page__section" data-later id="faq" aria-labelledby="faq-title">
        <h2 id="faq-title">{contact.faq.heading}</h2>
        <div className="faq">
          {contact.faq.items.map(({ question, answer }) => (
            <details key={question} className="faq__item">
              <summary>{question}</summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </section>
    </div>
  );
}
