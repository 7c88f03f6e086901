-- The eleven tables. No foreign keys: they would lock parent rows and change what is measured; the audit checks references.

CREATE TABLE categories (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  name VARCHAR(50) NOT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE regions (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  name VARCHAR(25) NOT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE users (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  firstname VARCHAR(20) NOT NULL,
  lastname VARCHAR(20) NOT NULL,
  nickname VARCHAR(20) /*!80017 COLLATE utf8mb4_0900_bin */ /*M!100202 COLLATE utf8mb4_nopad_bin */ NOT NULL,
  password VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  email VARCHAR(50) NOT NULL,
  rating INT NOT NULL,
  balance DECIMAL(12,2) NOT NULL,
  creation_date DATETIME NOT NULL,
  region INT UNSIGNED NOT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE items (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  name VARCHAR(100) NOT NULL,
  description TEXT NOT NULL,
  initial_price DECIMAL(12,2) NOT NULL,
  quantity INT UNSIGNED NOT NULL,
  reserve_price DECIMAL(12,2) NOT NULL,
  buy_now DECIMAL(12,2) NOT NULL,
  nb_of_bids INT UNSIGNED NOT NULL,
  max_bid DECIMAL(12,2) NOT NULL,
  start_date DATETIME NOT NULL,
  end_date DATETIME NOT NULL,
  seller INT UNSIGNED NOT NULL,
  category INT UNSIGNED NOT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE old_items (
  id INT UNSIGNED NOT NULL,
  name VARCHAR(100) NOT NULL,
  description TEXT NOT NULL,
  initial_price DECIMAL(12,2) NOT NULL,
  quantity INT UNSIGNED NOT NULL,
  reserve_price DECIMAL(12,2) NOT NULL,
  buy_now DECIMAL(12,2) NOT NULL,
  nb_of_bids INT UNSIGNED NOT NULL,
  max_bid DECIMAL(12,2) NOT NULL,
  start_date DATETIME NOT NULL,
  end_date DATETIME NOT NULL,
  seller INT UNSIGNED NOT NULL,
  category INT UNSIGNED NOT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE bids (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  user_id INT UNSIGNED NOT NULL,
  item_id INT UNSIGNED NOT NULL,
  qty INT UNSIGNED NOT NULL,
  bid DECIMAL(12,2) NOT NULL,
  max_bid DECIMAL(12,2) NOT NULL,
  date DATETIME NOT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- ticket, here and in buy_now: the identity of the form that allowed the row, so that it works once; NULL where the site runs
-- without tickets
CREATE TABLE comments (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  from_user_id INT UNSIGNED NOT NULL,
  to_user_id INT UNSIGNED NOT NULL,
  item_id INT UNSIGNED NOT NULL,
  rating INT NOT NULL,
  date DATETIME NOT NULL,
  comment TEXT NOT NULL,
  ticket VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin,
  PRIMARY KEY (id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE buy_now (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  buyer_id INT UNSIGNED NOT NULL,
  item_id INT UNSIGNED NOT NULL,
  qty INT UNSIGNED NOT NULL,
  date DATETIME NOT NULL,
  ticket VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin,
  PRIMARY KEY (id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- One row, id 0: the last id given in each table. Used by the entity implementations only.
CREATE TABLE ids (
  id INT UNSIGNED NOT NULL,
  category INT UNSIGNED NOT NULL,
  region INT UNSIGNED NOT NULL,
  users INT UNSIGNED NOT NULL,
  item INT UNSIGNED NOT NULL,
  comment INT UNSIGNED NOT NULL,
  bid INT UNSIGNED NOT NULL,
  buyNow INT UNSIGNED NOT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- Purchases that were accepted, and are fulfilled or refused later. Used by the implementation messages only. ticket: as in
-- buy_now, but random where the site runs without tickets. state: open, fulfilled or refused. duplicates: how often the
-- message of the order came again.
CREATE TABLE orders (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  ticket VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  buyer_id INT UNSIGNED NOT NULL,
  item_id INT UNSIGNED NOT NULL,
  qty INT UNSIGNED NOT NULL,
  date DATETIME NOT NULL,
  state VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  duplicates INT UNSIGNED NOT NULL,
  PRIMARY KEY (id),
  UNIQUE INDEX ticket (ticket)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- What users are told. Used by the implementation messages only. kind: outbid, won or refused. cause: the id of the bid, or of
-- the order, so that a user is told once.
CREATE TABLE notices (
  id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  user_id INT UNSIGNED NOT NULL,
  item_id INT UNSIGNED NOT NULL,
  kind VARCHAR(10) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  cause INT UNSIGNED NOT NULL,
  date DATETIME NOT NULL,
  PRIMARY KEY (id),
  UNIQUE INDEX cause (kind, cause),
  INDEX user_date (user_id, date)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
