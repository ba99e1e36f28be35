import { mergeApplicationConfig } from '@angular/core';
import { type BootstrapContext, bootstrapApplication } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { settings } from './settings';
import { Shop } from './shop';

const rendering = withRoutes([{ path: '**', renderMode: RenderMode.Prerender }]);
const serverSettings = mergeApplicationConfig(settings, { providers: [provideServerRendering(rendering)] });

export default (context: BootstrapContext) => bootstrapApplication(Shop, serverSettings, context);
