package org.rubisee.bench.topology.kubernetes;

import static org.assertj.core.api.Assertions.assertThat;

import io.fabric8.kubernetes.client.Config;
import io.fabric8.kubernetes.client.ConfigBuilder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPairGenerator;
import java.util.Base64;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClientKeyTest {

  @TempDir private Path work;

  @Test
  void anEllipticKeyInPkcs8IsStatedAsOne() throws Exception {
    Path file = Files.writeString(work.resolve("admin.key"), pkcs8("EC"));
    Config config = empty();
    config.setClientKeyFile(file.toString());
    ClientKey.stateAlgorithm(config);
    assertThat(config.getClientKeyAlgo()).isEqualTo("EC");
  }

  @Test
  void aKeyInTheKubeconfigItselfIsReadToo() throws Exception {
    Config config = empty();
    config.setClientKeyData(
        Base64.getEncoder().encodeToString(pkcs8("EC").getBytes(StandardCharsets.US_ASCII)));
    ClientKey.stateAlgorithm(config);
    assertThat(config.getClientKeyAlgo()).isEqualTo("EC");
  }

  @Test
  void otherKeysStayAsTheClientLibraryTakesThem() throws Exception {
    Config config = empty();
    String before = config.getClientKeyAlgo();
    ClientKey.stateAlgorithm(config);
    assertThat(config.getClientKeyAlgo()).as("without a key").isEqualTo(before);
    config.setClientKeyFile(work.resolve("missing.key").toString());
    ClientKey.stateAlgorithm(config);
    assertThat(config.getClientKeyAlgo()).as("without the file").isEqualTo(before);
    config.setClientKeyFile(Files.writeString(work.resolve("rsa.key"), pkcs8("RSA")).toString());
    ClientKey.stateAlgorithm(config);
    assertThat(config.getClientKeyAlgo()).as("RSA").isEqualTo(before).isNotEqualTo("EC");
  }

  private static Config empty() {
    return new ConfigBuilder(Config.empty()).build();
  }

  private static String pkcs8(String algorithm) throws GeneralSecurityException {
    byte[] key =
        KeyPairGenerator.getInstance(algorithm).generateKeyPair().getPrivate().getEncoded();
    return "-----BEGIN PRIVATE KEY-----\n"
        + Base64.getMimeEncoder().encodeToString(key)
        + "\n-----END PRIVATE KEY-----\n";
  }
}
