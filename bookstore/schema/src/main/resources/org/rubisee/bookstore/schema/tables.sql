-- The ten tables: the eight of the Middleware 2003 paper, and two for carts. Columns and widths are those of TPC-W, but for
-- three. c_passwd holds a hash. c_discount and ol_discount are decimal, so that totals are exact. ol_cost keeps the price at
-- which a book was sold, since administrators change prices. No foreign keys: they would lock parent rows and change what is
-- measured; the audit checks references.

-- its comment remembers what was loaded
CREATE TABLE country (
  co_id INT UNSIGNED NOT NULL,
  co_name VARCHAR(50) NOT NULL,
  co_exchange DECIMAL(12,4) NOT NULL,
  co_currency VARCHAR(18) NOT NULL,
  PRIMARY KEY (co_id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE address (
  addr_id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  addr_street1 VARCHAR(40) NOT NULL,
  addr_street2 VARCHAR(40) NOT NULL,
  addr_city VARCHAR(30) NOT NULL,
  addr_state VARCHAR(20) NOT NULL,
  addr_zip VARCHAR(10) NOT NULL,
  addr_co_id INT UNSIGNED NOT NULL,
  PRIMARY KEY (addr_id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- c_uname is made of c_id, which the database gives: it is NULL inside the transaction that adds a customer, and never else
CREATE TABLE customer (
  c_id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  c_uname VARCHAR(20) /*!80017 COLLATE utf8mb4_0900_bin */ /*M!100202 COLLATE utf8mb4_nopad_bin */,
  c_passwd VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
  c_fname VARCHAR(17) NOT NULL,
  c_lname VARCHAR(17) NOT NULL,
  c_addr_id INT UNSIGNED NOT NULL,
  c_phone VARCHAR(18) NOT NULL,
  c_email VARCHAR(50) NOT NULL,
  c_since DATE NOT NULL,
  c_last_login DATE NOT NULL,
  c_login DATETIME NOT NULL,
  c_expiration DATETIME NOT NULL,
  c_discount DECIMAL(3,2) NOT NULL,
  c_balance DECIMAL(12,2) NOT NULL,
  c_ytd_pmt DECIMAL(12,2) NOT NULL,
  c_birthdate DATE NOT NULL,
  c_data TEXT NOT NULL,
  PRIMARY KEY (c_id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- people search for names and titles whatever the case of the letters
CREATE TABLE author (
  a_id INT UNSIGNED NOT NULL,
  a_fname VARCHAR(20) NOT NULL,
  a_lname VARCHAR(20) COLLATE utf8mb4_general_ci NOT NULL,
  a_mname VARCHAR(20) NOT NULL,
  a_dob DATE NOT NULL,
  a_bio TEXT NOT NULL,
  PRIMARY KEY (a_id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE item (
  i_id INT UNSIGNED NOT NULL,
  i_title VARCHAR(60) COLLATE utf8mb4_general_ci NOT NULL,
  i_a_id INT UNSIGNED NOT NULL,
  i_pub_date DATE NOT NULL,
  i_publisher VARCHAR(60) NOT NULL,
  i_subject VARCHAR(60) NOT NULL,
  i_desc TEXT NOT NULL,
  i_related1 INT UNSIGNED NOT NULL,
  i_related2 INT UNSIGNED NOT NULL,
  i_related3 INT UNSIGNED NOT NULL,
  i_related4 INT UNSIGNED NOT NULL,
  i_related5 INT UNSIGNED NOT NULL,
  i_thumbnail VARCHAR(40) NOT NULL,
  i_image VARCHAR(40) NOT NULL,
  i_srp DECIMAL(12,2) NOT NULL,
  i_cost DECIMAL(12,2) NOT NULL,
  i_avail DATE NOT NULL,
  i_stock INT NOT NULL,
  i_isbn CHAR(13) NOT NULL,
  i_page INT UNSIGNED NOT NULL,
  i_backing VARCHAR(15) NOT NULL,
  i_dimensions VARCHAR(25) NOT NULL,
  PRIMARY KEY (i_id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE orders (
  o_id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  o_c_id INT UNSIGNED NOT NULL,
  o_date DATETIME NOT NULL,
  o_sub_total DECIMAL(12,2) NOT NULL,
  o_tax DECIMAL(12,2) NOT NULL,
  o_total DECIMAL(12,2) NOT NULL,
  o_ship_type VARCHAR(10) NOT NULL,
  o_ship_date DATETIME NOT NULL,
  o_bill_addr_id INT UNSIGNED NOT NULL,
  o_ship_addr_id INT UNSIGNED NOT NULL,
  o_status VARCHAR(15) NOT NULL,
  PRIMARY KEY (o_id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- ol_id counts the lines of one order. The order comes first in the key, so that its lines lie together.
CREATE TABLE order_line (
  ol_id INT UNSIGNED NOT NULL,
  ol_o_id INT UNSIGNED NOT NULL,
  ol_i_id INT UNSIGNED NOT NULL,
  ol_qty INT UNSIGNED NOT NULL,
  ol_cost DECIMAL(12,2) NOT NULL,
  ol_discount DECIMAL(3,2) NOT NULL,
  ol_comments VARCHAR(110) NOT NULL,
  PRIMARY KEY (ol_o_id, ol_id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- the paper calls it credit_info
CREATE TABLE cc_xacts (
  cx_o_id INT UNSIGNED NOT NULL,
  cx_type VARCHAR(10) NOT NULL,
  cx_num VARCHAR(20) NOT NULL,
  cx_name VARCHAR(30) NOT NULL,
  cx_expire DATE NOT NULL,
  cx_auth_id CHAR(15) NOT NULL,
  cx_xact_amt DECIMAL(12,2) NOT NULL,
  cx_xact_date DATE NOT NULL,
  cx_co_id INT UNSIGNED NOT NULL,
  PRIMARY KEY (cx_o_id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

-- both are empty after a load, and have the carts that nobody has ordered yet
CREATE TABLE shopping_cart (
  sc_id INT UNSIGNED NOT NULL AUTO_INCREMENT,
  sc_time DATETIME NOT NULL,
  PRIMARY KEY (sc_id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;

CREATE TABLE shopping_cart_line (
  scl_sc_id INT UNSIGNED NOT NULL,
  scl_i_id INT UNSIGNED NOT NULL,
  scl_qty INT UNSIGNED NOT NULL,
  PRIMARY KEY (scl_sc_id, scl_i_id)
) ENGINE=InnoDB CHARACTER SET utf8mb4 COLLATE utf8mb4_bin;
