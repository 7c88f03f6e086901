package org.rubisee.contract.data;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.servers.mysql.MySqlOptions;

class PristineCopyTest {

  private static final int SMALL_POOL_MIB = 64;

  @TempDir private static Path folder;

  @Test
  void putsRowsBackByKeysOfOneColumnOrSeveral() {
    try (EmbeddedMySql mySql =
        EmbeddedMySql.start(
            MySqlOptions.in(folder)
                .withBufferPoolMib(SMALL_POOL_MIB)
                .withDurability(MySqlOptions.Durability.RELAXED))) {
      Database database =
          new Database(
              mySql.jdbcUrl() + "&user=" + EmbeddedMySql.USER + "&password=" + mySql.password());
      database.change("CREATE TABLE cart (sc INT AUTO_INCREMENT PRIMARY KEY, note VARCHAR(9))");
      database.change("CREATE TABLE line (n INT, i INT, sc INT, PRIMARY KEY (sc, i))");
      database.change("INSERT INTO cart VALUES (1, 'one'), (2, NULL)");
      database.change("INSERT INTO line VALUES (5, 1, 1), (6, 2, 1), (7, 1, 2)");
      List<Row> carts = rows(database, "cart");
      List<Row> lines = rows(database, "line");
      PristineCopy pristine = PristineCopy.of(database, List.of("cart", "line"));

      database.change("INSERT INTO cart (note) VALUES ('three')");
      database.change("UPDATE cart SET note = 'two' WHERE sc = 2");
      database.change("DELETE FROM line WHERE sc = 1 AND i = 1");
      database.change("UPDATE line SET n = 8 WHERE sc = 1 AND i = 2");
      database.change("INSERT INTO line VALUES (9, 2, 2)");
      pristine.putBack();

      assertThat(rows(database, "cart")).isEqualTo(carts);
      assertThat(rows(database, "line")).isEqualTo(lines);
      database.change("INSERT INTO cart (note) VALUES ('next')");
      assertThat(database.number("SELECT MAX(sc) FROM cart")).as("the next key").isEqualTo(3);
      pristine.delete();
    }
  }

  private static List<Row> rows(Database database, String table) {
    return database.rows("SELECT * FROM " + table + " ORDER BY 1, 2");
  }
}
