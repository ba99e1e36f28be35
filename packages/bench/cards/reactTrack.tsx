import { define } from './define.tsx';
import { TrackForm } from './TrackForm.tsx';

define('react-track', TrackForm);
