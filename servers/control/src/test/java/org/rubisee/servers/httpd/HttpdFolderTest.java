package org.rubisee.servers.httpd;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What holds for root, whose processes of httpd are nobody's, and for everybody else. */
class HttpdFolderTest {

  private static final Map<String, String> PROPERTIES =
      Map.of(
          "rubis.db.url", "jdbc:mysql://127.0.0.1:3307/rubis",
          "rubis.db.user", "site",
          "rubis.db.password", "secret");

  @TempDir private Path folder;

  private Path archive;
  private HttpdFolder web;

  @BeforeEach
  void archive() throws IOException {
    archive = folder.resolve("site.jar");
    try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(archive))) {
      zip.putNextEntry(new ZipEntry("interactions/Home.php"));
    }
    Path mine = Files.createDirectory(folder.resolve("web"));
    Files.setPosixFilePermissions(mine, PosixFilePermissions.fromString("rwx------"));
    web = new HttpdFolder(mine);
  }

  @Test
  void itsProcessesCanEnterWhatTheyServe() throws IOException {
    web.prepare(archive, PROPERTIES);
    try {
      assertThat(web.served().resolve("site/interactions/Home.php")).isEmptyFile();
      if (HttpdFolder.isOfRoot()) {
        for (Path way = web.served().toRealPath(); way != null; way = way.getParent()) {
          assertThat(Files.getPosixFilePermissions(way))
              .as(way::toString)
              .contains(PosixFilePermission.OTHERS_EXECUTE);
        }
        assertThat(rights("site/interactions")).isEqualTo("rwx--x--x");
        assertThat(rights("site/interactions/Home.php")).isEqualTo("rw-r--r--");
      } else {
        assertThat(web.served()).isDirectory();
      }
    } finally {
      web.deleteLinked();
    }
  }

  @Test
  void nobodyElseCanReadItsSecrets() throws IOException {
    web.prepare(archive, PROPERTIES);
    try {
      assertThat(rights("site/settings.php")).isEqualTo("rw-------");
      assertThat(rights("shared")).isEqualTo("rwx------");
    } finally {
      web.deleteLinked();
    }
  }

  @Test
  void leavesNothingElsewhere() throws IOException {
    web.prepare(archive, PROPERTIES);
    Path first = web.served().toRealPath();
    Files.writeString(first.resolve("shared/nonce"), "1");
    web.prepare(archive, PROPERTIES);
    Path second = web.served().toRealPath();
    assertThat(second.resolve("shared")).isEmptyDirectory();
    web.deleteLinked();

    if (!first.startsWith(folder.toRealPath())) {
      assertThat(first).doesNotExist();
      assertThat(second).doesNotExist();
    }
  }

  private String rights(String name) throws IOException {
    return PosixFilePermissions.toString(Files.getPosixFilePermissions(web.served().resolve(name)));
  }
}
