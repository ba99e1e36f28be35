import { useLandingTexts } from '#content/landing/useLandingTexts.ts';
import { Drawing } from '#drawings/Drawing.tsx';
import { Section } from './Section.tsx';

/** What three customers say [SITE-08] [SITE-09]. */
export function Testimonials() {
  const { testimonials } = useLandingTexts();
  return (
    <Section id="testimonials" title={testimonials.title} ground="white" className="testimonials">
      <ul className="testimonials__row">
        {testimonials.items.map(({ id, name, title, quote, image }) => (
          <li key={id}>
            <figure className="testimonial">
              <blockquote>{quote}</blockquote>
              <figcaption>
                <Drawing name={image} />
                <span>
                  <b>{name}</b>
                  {title}
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
