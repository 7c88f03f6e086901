package org.rubisee.php;

import static org.assertj.core.api.Assertions.assertThat;
import static org.rubisee.contract.page.PageAssert.assertThatPage;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.rubisee.contract.rig.SiteRigTest;
import org.rubisee.servers.httpd.PhpHome;
import org.rubisee.servers.knobs.Knobs;
import org.rubisee.servers.site.LocalSite;

/** httpd and PHP-FPM are one server: they start together, and neither outlives the other. */
class PhpFpmIT extends SiteRigTest {

  private static final String MASTER = "php-fpm: master";
  private static final String WORKER = "php-fpm: pool";
  private static final long PAUSE_NANOS = 10_000_000;
  private static final int PROCESSES = 128;

  private final Knobs fpm = rig().knobs("php=fpm");

  @BeforeEach
  void require() {
    String lacking = PhpHome.lacking(fpm.systemProperties()).orElse("");
    Assumptions.assumeTrue(lacking.isEmpty(), () -> "Skipped: " + lacking);
  }

  @Test
  @Timeout(120)
  void pagesComeFromProcessesThatEndWithTheServer() {
    List<Long> processes;
    try (LocalSite site = rig().site(rig().options("fpm", fpm))) {
      assertThatPage(rig().customer(site).get("BrowseCategories")).isOk();
      ProcessHandle server = ProcessHandle.of(site.web().pid()).orElseThrow();
      processes = server.descendants().map(ProcessHandle::pid).toList();
      assertThat(processes).filteredOn(pid -> command(pid).startsWith(MASTER)).hasSize(1);
      assertThat(processes).filteredOn(pid -> command(pid).startsWith(WORKER)).hasSize(PROCESSES);
      server.destroyForcibly();
      await(List.of(server.pid()));
    }
    await(processes);
  }

  @Test
  @Timeout(120)
  void theServerEndsWithPhp() {
    try (LocalSite site = rig().site(rig().options("fpm-ended", fpm))) {
      ProcessHandle.of(site.web().pid())
          .orElseThrow()
          .descendants()
          .filter(process -> command(process.pid()).startsWith(MASTER))
          .forEach(ProcessHandle::destroyForcibly);
      while (site.web().isAlive()) {
        LockSupport.parkNanos(PAUSE_NANOS);
      }
      assertThat(site.web().log()).content().contains("PHP-FPM ended with exit code 137");
    }
  }

  /** The test's time limit ends what waits too long. */
  private static void await(List<Long> ended) {
    while (ended.stream().anyMatch(pid -> !command(pid).isEmpty())) {
      LockSupport.parkNanos(PAUSE_NANOS);
    }
  }

  /** What a process calls itself; nothing if it has ended. */
  private static String command(long pid) {
    try {
      return Files.readString(Path.of("/proc", Long.toString(pid), "cmdline"));
    } catch (IOException e) {
      return "";
    }
  }
}
