-- expand: the browser and the system a sign-in began in, by name; unknown for earlier ones.
alter table refresh_families add column browser text, add column system text;
