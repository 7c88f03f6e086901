package org.rubisee.servers.httpd;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PhpHomeTest {

  @TempDir private Path folder;

  @Test
  void saysWhatAFolderLacksAndWhatToDo() throws IOException {
    assertThat(lacking()).contains("no usr/sbin/apache2").contains("servers/httpd/fetch-php");
    file("usr/sbin/apache2").toFile().setExecutable(true);
    assertThat(lacking()).contains("libphp*.so");
    file("usr/lib/apache2/modules/libphp8.2.so");
    assertThat(lacking()).contains("mysqlnd.so");
  }

  @Test
  void findsTheNewestPhpOfAFolder() throws IOException {
    file("usr/sbin/apache2").toFile().setExecutable(true);
    file("usr/lib/x86_64-linux-gnu/libapr-1.so.0");
    for (String version : List.of("8.2", "8.3")) {
      file("usr/lib/apache2/modules/libphp" + version + ".so");
    }
    for (String name : List.of("mysqlnd.so", "mysqli.so", "intl.so")) {
      file("usr/lib/php/20220829/" + name);
    }
    PhpHome home = PhpHome.find(properties());

    assertThat(home.inWords()).isEqualTo("Apache httpd with PHP 8.3 as its module");
    assertThat(home.extensions()).isEqualTo(folder.resolve("usr/lib/php/20220829"));
    assertThat(home.libraries()).contains(folder.resolve("usr/lib/x86_64-linux-gnu"));
  }

  private String lacking() {
    return PhpHome.lacking(properties()).orElseThrow();
  }

  private Map<String, String> properties() {
    return Map.of("rubis.php.home", folder.toString());
  }

  private Path file(String name) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.createFile(file);
  }
}
