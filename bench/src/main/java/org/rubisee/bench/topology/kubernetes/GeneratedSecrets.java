package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.api.model.Secret;
import io.fabric8.kubernetes.api.model.SecretBuilder;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.rubisee.servers.mysql.EmbeddedMySql;
import org.rubisee.settings.Text;

/**
 * The secrets of a site, with the names and files that {@code deploy/new-secrets} gives them. They
 * stay in the cluster as long as the volume with the data does, whose accounts they belong to.
 *
 * @param all three: of the servers, of the database's loader, of the database alone
 */
record GeneratedSecrets(List<Secret> all) {

  /** Of the database and whoever loads it. */
  static final String DB_KEY = "db-key";

  /** The file in {@link #DB_KEY}. */
  static final String DB_PASSWORD = "db-password";

  private static final int BYTES = 16;

  /** New ones. */
  static GeneratedSecrets create() {
    String site = random();
    return new GeneratedSecrets(
        List.of(
            secret(
                "keys",
                Map.of("site-password", site, "app-password", random(), "ticket-key", random())),
            secret(DB_KEY, Map.of(DB_PASSWORD, random())),
            secret(
                "root-key", Map.of("db-root-password", random(), "accounts.sql", accounts(site)))));
  }

  /** What a file of a secret holds. */
  static String value(Secret secret, String file) {
    if (secret.getStringData() != null && secret.getStringData().containsKey(file)) {
      return secret.getStringData().get(file);
    }
    return new String(
        Base64.getDecoder().decode(secret.getData().get(file)), StandardCharsets.UTF_8);
  }

  /** Creates the site's own account, which reads and writes rows only. */
  private static String accounts(String password) {
    return Text.of(
        """
    CREATE USER IF NOT EXISTS '%1$s'@'%%';
    ALTER USER '%1$s'@'%%' IDENTIFIED BY '%2$s';
    GRANT SELECT, INSERT, UPDATE, DELETE ON rubis.* TO '%1$s'@'%%';
    """,
        EmbeddedMySql.SITE_USER, password);
  }

  private static Secret secret(String name, Map<String, String> files) {
    return new SecretBuilder()
        .withNewMetadata()
        .withName(name)
        .endMetadata()
        .withStringData(files)
        .build();
  }

  private static String random() {
    byte[] key = new byte[BYTES];
    new SecureRandom().nextBytes(key);
    return HexFormat.of().formatHex(key);
  }
}
