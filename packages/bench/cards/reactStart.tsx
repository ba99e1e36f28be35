import { useState } from 'react';
import { define } from './define.tsx';
import { SendForm } from './SendForm.tsx';
import { say } from './services.ts';
import { TrackForm } from './TrackForm.tsx';

const tabs = ['tab.track', 'tab.send'] as const;

function Card() {
  const [shown, setShown] = useState<(typeof tabs)[number]>('tab.track');
  return (
    <>
      <div className="tabs" role="tablist">
        {tabs.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            className="tab"
            aria-selected={tab === shown}
            onClick={() => setShown(tab)}
          >
            {say(tab)}
          </button>
        ))}
      </div>
      {shown === 'tab.track' ? <TrackForm /> : <SendForm />}
    </>
  );
}

define('react-start', Card);
