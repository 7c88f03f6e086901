-- The four tables of the Middleware 2001 paper, section 3.2: 4, 6, 3 and 7 fields. The paper names only some of them. Numbers
-- of accounts and trades come from AUTO_INCREMENT, where the paper had sequences of Oracle. No foreign keys: they would lock
-- parent rows and change what is measured; the audit checks references.

-- its comment remembers what was loaded
CREATE TABLE stock_item (
  stock_id INT UNSIGNED NOT NULL,
  code VARCHAR(6) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  company VARCHAR(40) NOT NULL,
  current_value DECIMAL(12,2) NOT NULL,
  low_value DECIMAL(12,2) NOT NULL,
  high_value DECIMAL(12,2) NOT NULL,
  PRIMARY KEY (stock_id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE sub_account (
  sub_accno INT UNSIGNED NOT NULL AUTO_INCREMENT,
  sub_name VARCHAR(40) NOT NULL,
  sub_address VARCHAR(100) NOT NULL,
  sub_credit DECIMAL(12,2) NOT NULL,
  PRIMARY KEY (sub_accno)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE stock_holding (
  sub_accno INT UNSIGNED NOT NULL,
  stock_id INT UNSIGNED NOT NULL,
  amount INT UNSIGNED NOT NULL,
  PRIMARY KEY (sub_accno, stock_id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE stock_transaction (
  trans_id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  trans_type CHAR(1) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  sub_accno INT UNSIGNED NOT NULL,
  stock_id INT UNSIGNED NOT NULL,
  amount INT UNSIGNED NOT NULL,
  price DECIMAL(12,2) NOT NULL,
  trans_date DATETIME NOT NULL,
  PRIMARY KEY (trans_id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
