package org.rubisee.bench.checkout;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import org.rubisee.servers.ProcessEnvironment;

/** Version, commit and archives of a build. */
public final class BuildInfo {

  private static final String COMMIT = "commit=";

  private BuildInfo() {}

  /** The version of the project, for example {@code 1.0.0}. */
  public static String version() {
    Properties properties = new Properties();
    try (InputStream in = BuildInfo.class.getResourceAsStream("build.properties")) {
      properties.load(in);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version");
  }

  /**
   * The commit of a checkout, with {@code -dirty} if a tracked file differs from it; that of the
   * original checkout where {@code rubis export} wrote the folder.
   *
   * @return empty if there is no repository, or no git
   */
  public static String commit(Path home) {
    try {
      Path mark = home.resolve(ExportBundle.MARK);
      if (Files.exists(mark)) {
        return Files.readAllLines(mark).stream()
            .filter(line -> line.startsWith(COMMIT))
            .map(line -> line.substring(COMMIT.length()))
            .findFirst()
            .orElse("");
      }
      return Files.exists(home.resolve(".git")) ? described(home) : "";
    } catch (IOException e) {
      return "";
    }
  }

  /** The line with which {@code rubis export} writes a commit down. */
  static String line(String commit) {
    return COMMIT + commit;
  }

  /**
   * The SHA-256 of a file.
   *
   * @return in hexadecimal
   */
  public static String sha256(Path file) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      try (InputStream in = new DigestInputStream(Files.newInputStream(file), digest)) {
        in.transferTo(OutputStream.nullOutputStream());
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (IOException e) {
      throw new UncheckedIOException(file + " cannot be read", e);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String described(Path home) throws IOException {
    Process git =
        ProcessEnvironment.tool(
                List.of("git", "describe", "--always", "--dirty", "--abbrev=40", "--exclude=*"))
            .directory(home.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    try (InputStream output = git.getInputStream()) {
      String text = new String(output.readAllBytes(), StandardCharsets.UTF_8).strip();
      return git.waitFor() == 0 ? text : "";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "";
    }
  }
}
