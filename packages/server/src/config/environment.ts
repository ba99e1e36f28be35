import { withoutSlash } from '@freight/contract';
import { z } from 'zod';
import { originHint } from './firstPartners.ts';
import { readOriginRule } from './originRule.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a whole number from 0 to 65535');
const webUrl = z
  .url({ protocol: /^https?$/, error: 'must be a web address such as https://www.example.com' })
  .transform(withoutSlash);
const origin = webUrl.refine((value) => URL.canParse(value) && new URL(value).origin === value, {
  error: originHint,
});
/** Whether a secret may have come from a random source: 32 random hexadecimal digits nearly always pass. */
const isVaried = (secret: string): boolean => new Set(secret).size >= 8 && !/^(.+?)\1+$/.test(secret);
const onOff = z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).transform((value) => value === 'on');

/** Texts with commas between them. */
const list = <One extends z.ZodType<string, string>>(one: One) =>
  z
    .string()
    .transform((all) =>
      all
        .split(',')
        .map((item) => item.trim())
        .filter((item) => item !== ''),
    )
    .pipe(z.array(one))
    .default([]);
const origins = list(origin);
/** Origins of pages that may call: `*` may replace the first label. */
const pageOrigins = list(
  webUrl.refine((value) => readOriginRule(value) !== undefined, { error: originHint }),
);

const texts = list(z.string());
/** Hosts of links, such as `example.com`; `*.example.com` covers all below it. */
const hosts = list(
  z
    .string()
    .regex(
      /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*$/,
      'must hold host names such as www.example.com, with commas between them',
    ),
);

/** The settings of the server by their names in the environment, read and checked one by one. */
export const environment = z.object({
  PORT: port.default(4000),
  HOST: z.string().optional(),
  DATABASE_URL: z
    .string()
    // The driver would take all of them for one name, which nothing answers to.
    .refine((url) => !/^[^/]*\/\/[^/?]*,(?![^/?]*@)/.test(url), {
      error: 'names several hosts; name one address, such as that of a proxy in front of them',
    })
    .pipe(z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' }))
    .optional(),
  FREIGHT_DATABASE_WAIT: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a whole number of seconds from 0 to 9999')
    .transform(Number)
    .default(60),
  FREIGHT_DATA: z.string().default('.freight/data'),
  FREIGHT_ORIGINS: pageOrigins,
  FREIGHT_PARTNERS: z.string().optional(),
  FREIGHT_PUBLIC_URL: webUrl.optional(),
  FREIGHT_API_URL: origin.optional(),
  FREIGHT_SECRET: z
    .string()
    .min(32, 'must have at least 32 characters')
    .refine(isVaried, 'must be random characters, not one or a few of them again and again')
    .optional(),
  FREIGHT_DEMO: onOff.optional(),
  FREIGHT_FAILED_ATTEMPTS: onOff.default(true),
  FREIGHT_PACE: z
    .string()
    .regex(/^\d+(\.\d+)?$/, 'must be a number from 0')
    .transform(Number)
    .default(60),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must begin with smtp:// or smtps://' }).optional(),
  MAIL_FROM: z.string().min(3).max(200).default('Freight <no-reply@example.com>'),
  FREIGHT_LATE_AFTER: z
    .string()
    .regex(/^\d{1,4}$/, 'must be a whole number of minutes from 0 to 9999')
    .transform(Number)
    .default(15),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  FREIGHT_LOCAL_WEBHOOKS: onOff.default(false),
  FREIGHT_METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  FREIGHT_SITE: z.string().optional(),
  FREIGHT_KIT_RELEASES: z.string().optional(),
  FREIGHT_PARTNER: z.string().optional(),
  FREIGHT_PARTNER_PORT: port.default(4100),
  FREIGHT_DEMO_ISSUER_PORT: port.optional(),
  FREIGHT_DEMO_SHOP: z.string().optional(),
  FREIGHT_SENDER_HOSTS: hosts,
  FREIGHT_SENDER_NAMES: texts,
  FREIGHT_SENDER_PHONES: texts,
  FREIGHT_RATE_LIMITS: onOff.default(true),
  FREIGHT_PROXIES: z
    .string()
    .regex(/^\d{1,2}$/, 'must be a whole number from 0 to 99')
    .transform(Number)
    .default(0),
  FREIGHT_PUBLIC_TRACKING: z
    .enum(['full', 'reduced'], { error: 'must be "full" or "reduced"' })
    .default('full'),
  FREIGHT_TRACKING_DAYS: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number of days')
    .transform(Number)
    .default(90),
  FREIGHT_GOOGLE_MAPS_KEY: z
    .string()
    .regex(/^[\w-]{10,100}$/, 'must be a key of letters, digits, hyphens and underscores')
    .optional(),
  FREIGHT_ANALYTICS_URL: webUrl.optional(),
  FREIGHT_ANALYTICS_KIND: z
    .enum(['classic', 'module'], { error: 'must be "classic" or "module"' })
    .default('classic'),
  FREIGHT_ANALYTICS_ORIGINS: origins,
  FREIGHT_ANALYTICS_ID: z.string().max(100).optional(),
});
export type Environment = z.infer<typeof environment>;
