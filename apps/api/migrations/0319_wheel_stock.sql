-- Trips of the prize wheel in all; no row: what the setting says.
create table wheel_stock (
  id smallint primary key default 1,
  trips int not null,
  constraint wheel_stock_one check (id = 1),
  constraint wheel_stock_trips check (trips between 0 and 100000)
);
