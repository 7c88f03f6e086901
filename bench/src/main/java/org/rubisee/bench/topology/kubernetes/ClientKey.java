package org.rubisee.bench.topology.kubernetes;

import io.fabric8.kubernetes.client.Config;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyFactory;
import java.security.spec.PKCS8EncodedKeySpec;
import java.util.Base64;
import java.util.Optional;

/** The private key of a kubeconfig, with which an account proves who it is. */
final class ClientKey {

  private static final String ELLIPTIC = "EC";
  private static final String BEGIN = "-----BEGIN PRIVATE KEY-----";
  private static final String END = "-----END PRIVATE KEY-----";

  private ClientKey() {}

  /**
   * States the algorithm of a key in PKCS #8. The client library takes it from the PEM header,
   * which has none in this format, and then expects RSA.
   */
  static void stateAlgorithm(Config config) {
    pem(config)
        .flatMap(ClientKey::pkcs8)
        .filter(ClientKey::isElliptic)
        .ifPresent(key -> config.setClientKeyAlgo(ELLIPTIC));
  }

  /** Empty if there is no key, or it cannot be read: the client library says why. */
  private static Optional<String> pem(Config config) {
    try {
      if (config.getClientKeyData() != null) {
        return Optional.of(
            new String(
                Base64.getDecoder().decode(config.getClientKeyData()), StandardCharsets.US_ASCII));
      }
      return config.getClientKeyFile() == null
          ? Optional.empty()
          : Optional.of(Files.readString(Path.of(config.getClientKeyFile())));
    } catch (IOException | IllegalArgumentException e) {
      return Optional.empty();
    }
  }

  private static Optional<byte[]> pkcs8(String pem) {
    int begin = pem.indexOf(BEGIN);
    int end = pem.indexOf(END);
    return begin < 0 || end < begin
        ? Optional.empty()
        : Optional.of(Base64.getMimeDecoder().decode(pem.substring(begin + BEGIN.length(), end)));
  }

  private static boolean isElliptic(byte[] key) {
    try {
      KeyFactory.getInstance(ELLIPTIC).generatePrivate(new PKCS8EncodedKeySpec(key));
      return true;
    } catch (GeneralSecurityException e) {
      return false;
    }
  }
}
