import '#styles/company.css';
import { phoneAddress } from '#brand.ts';
import { articles, awards } from '#content/press.ts';
import { type TeamMember, team } from '#content/team.ts';
import { usePageTexts } from '#content/usePageTexts.ts';
import { fill, useSite } from '#content/useSiteTexts.tsx';
import { Drawing } from '#drawings/Drawing.tsx';
import { Portrait } from '#pages/about/Portrait.tsx';
import { usePage } from '#routing/usePage.ts';

/** The company: its story, who leads it, two awards and two articles [PAGE-12] to [PAGE-16] [ROUTE-03]. */
export function About() {
  const { about } = usePageTexts();
  const heading = usePage('about');
  return (
    <div className="page page--wide">
      <header className="page__head">
        <h1 {...heading}>{about.heading}</h1>
        <p className="page__lead">{about.lead}</p>
        {about.story.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </header>
      <Drawing className="page__picture" name="landscape" />
      <section className="page__section" data-later aria-labelledby="team">
        <h2 id="team">{about.team.heading}</h2>
        <ul className="team">
          {team.map((member) => (
            <TeamCard key={member.id} member={member} />
          ))}
        </ul>
      </section>
      <section className="page__section" data-later aria-labelledby="awards">
        <h2 id="awards">{about.awards.heading}</h2>
        <ul className="notes">
          {awards.map(({ id, year, by }) => (
            <li key={id} className="note">
              <p className="note__where">{`${year} · ${by}`}</p>
              <h3>{about.awards.titles[id]}</h3>
              <p>{about.awards.texts[id]}</p>
            </li>
          ))}
        </ul>
      </section>
      <Press />
    </div>
  );
}

function TeamCard({ member: { id, name, mail, linkedIn, phone } }: { member: TeamMember }) {
  const { team: texts } = usePageTexts().about;
  return (
    <li className="team__member">
      <Portrait of={id} label={fill(texts.portrait, { name })} />
      <div>
        <h3>{name}</h3>
        <p className="team__role">{texts.roles[id]}</p>
        <p>{texts.words[id]}</p>
        <ul className="team__links">
          <li>
            <a href={`mailto:${mail}`} aria-label={`${texts.mail}, ${name}`}>
              {texts.mail}
            </a>
          </li>
          <li>
            <a href={linkedIn} rel="noopener" aria-label={`${texts.linkedIn}, ${name}`}>
              {texts.linkedIn}
            </a>
          </li>
          {phone && (
            <li>
              <a href={phoneAddress(phone)}>{`${texts.phone} ${phone}`}</a>
            </li>
          )}
        </ul>
      </div>
    </li>
  );
}

function Press() {
  const { articles: texts } = usePageTexts().about;
  const { language } = useSite();
  const day = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (
    <section className="page__section" data-later aria-labelledby="press">
      <h2 id="press">{texts.heading}</h2>
      <ul className="notes">
        {articles.map(({ id, date, paper, url }) => (
          <li key={id} className="note">
            <p className="note__where">
              <time dateTime={date}>{day.format(new Date(date))}</time>
              {` · ${paper}`}
            </p>
            <h3>{texts.titles[id]}</h3>
            <a href={url} rel="noopener" aria-label={`${texts.read}: ${texts.titles[id]}`}>
              {texts.read}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
