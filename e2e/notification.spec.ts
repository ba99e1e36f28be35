import type { Locator, Page } from '@playwright/test';
import { chooseRoute, confirmOrder, goThroughSteps, logIn, stepIs } from './support/customer.ts';
import { expect, test } from './support/fixtures.ts';
import { letPass, orderCard } from './support/orderCard.ts';
