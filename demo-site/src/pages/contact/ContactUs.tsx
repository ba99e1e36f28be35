import { phoneAddress } from '#brand.ts';
import { contact as data } from '#content/contact.ts';
import { usePageTexts } from '#content/usePageTexts.ts';
import { fill } from '#content/useSiteTexts.tsx';
import { CityMap } from '#pages/contact/CityMap.tsx';

/** Phone, hours, mail and visiting address beside the map [PAGE-05] to [PAGE-11]. */
export function ContactUs() {
  const { us } = usePageTexts().contact;
  const { phone, hours, mail, visit, directionsUrl } = data;
  return (
    <section className="page__section reach" data-later id="contact-us" aria-labelledby="contact-us-title">
      <div className="reach__ways">
        <h2 id="contact-us-title">{us.heading}</h2>
        <dl>
          <dt>{us.phone}</dt>
          <dd>
            <a className="reach__big" href={phoneAddress(phone)}>
              {phone}
            </a>
          </dd>
          <dt>{us.hours}</dt>
          <dd>{fill(us.weekdays, hours)}</dd>
          <dd>{us.holidays}</dd>
          <dt>{us.mail}</dt>
          <dd>
            <a href={`mailto:${mail}`}>{mail}</a>
          </dd>
          <dd className="reach__aside">{us.answer}</dd>
          <dt>{us.visit}</dt>
          <dd>
            <address>
              {visit.street}
              <br />
              {`${visit.postalCode} ${visit.city}`}
            </address>
          </dd>
          <dd>
            <a href={directionsUrl} rel="noopener">
              {us.directions}
            </a>
          </dd>
        </dl>
      </div>
      <CityMap label={us.map} />
    </section>
  );
}
