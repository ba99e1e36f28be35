import { useLandingTexts } from '#content/landing/useLandingTexts.ts';
import { matchOf } from '#hero/emptyRuns.ts';
import { HeroMap } from '#hero/HeroMap.tsx';
import { useDraftedRoute } from '#hero/useDraftedRoute.ts';
import { useEmptyRuns } from '#hero/useEmptyRuns.ts';
import { usePage } from '#routing/usePage.ts';
import { EmptyRuns } from './EmptyRuns.tsx';
import { useCardTab } from './useCardTab.ts';

/** The promise, one line of proof and the track-and-send card, over the drawn map [HERO-01] [HERO-02] [SITE-02]. */
export function Hero() {
  const { hero } = useLandingTexts();
  const heading = usePage('home');
  const { tab, follow } = useCardTab();
  const drafted = useDraftedRoute();
  const coming = useEmptyRuns();
  const lit = coming && drafted && matchOf(coming, drafted.wanted);
  return (
    <section className="hero">
      <HeroMap drafted={drafted} coming={coming} lit={lit} />
      <div className="hero__columns">
        <div className="hero__promise">
          <h1 {...heading}>
            <span>{hero.title[0]}</span> <span>{hero.title[1]}</span>
          </h1>
          <p className="hero__lead">{hero.promise}</p>
          <p className="hero__proof">{hero.proof}</p>
          {coming && <EmptyRuns coming={coming} lit={lit} />}
        </div>
        <div className="hero__card" id="send">
          <freight-start tab={tab} onfreight-tab-changed={(event) => follow(event.detail.tab)} />
        </div>
      </div>
    </section>
  );
}
