-- expand: no list of languages in the database; the server accepts only languages of the contract.
alter table users drop constraint users_language_check;
--> statement-breakpoint
alter table orders drop constraint orders_language_check;
