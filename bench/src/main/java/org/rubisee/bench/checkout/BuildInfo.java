package org.rubisee.bench.checkout;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;
import java.util.Properties;

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
    return revision(Git.of(home)).commit();
  }

  /** Why the commit of a checkout is unknown, and what to do, in sentences; empty: it is known. */
  public static Optional<String> missingCommit(Path home) {
    return Optional.of(revision(Git.of(home)).missing()).filter(why -> !why.isEmpty());
  }

  /**
   * What is known of a checkout's commit.
   *
   * @param commit empty: it is unknown
   * @param missing why it is unknown
   */
  record Revision(String commit, String missing) {

    private static Revision unknown(String why) {
      return new Revision("", "The commit of this build is unknown. " + why);
    }
  }

  static Revision revision(Git git) {
    try {
      Path mark = git.home().resolve(ExportBundle.MARK);
      if (Files.exists(mark)) {
        return exported(mark);
      }
      if (!git.hasRepository()) {
        return Revision.unknown(
            "The checkout has no repository of git, as that of a source archive: clone the"
                + " repository to have the commit in results.");
      }
      Git.Answer answer = git.ask("describe", "--always", "--dirty", "--abbrev=40", "--exclude=*");
      return answer.isOk()
          ? new Revision(answer.lastLine(), "")
          : Revision.unknown(answer.message());
    } catch (IOException e) {
      return Revision.unknown("git cannot be run: " + e.getMessage());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return Revision.unknown("The question to git was interrupted.");
    }
  }

  private static Revision exported(Path mark) throws IOException {
    return Files.readAllLines(mark).stream()
        .filter(line -> line.startsWith(COMMIT))
        .map(line -> line.substring(COMMIT.length()))
        .filter(commit -> !commit.isEmpty())
        .findFirst()
        .map(commit -> new Revision(commit, ""))
        .orElse(Revision.unknown("The checkout that was exported had none."));
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
}
