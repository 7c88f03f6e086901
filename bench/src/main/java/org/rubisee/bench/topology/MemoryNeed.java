package org.rubisee.bench.topology;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.rubisee.bench.sampling.ThisMachine;
import org.rubisee.schema.DataPlan;
import org.rubisee.servers.wildfly.WildFly;
import org.rubisee.settings.Text;

/**
 * The memory that sites need that are up at the same time on this machine, in one sum: the heaps of
 * their servers, their databases, the emulators and the bench.
 *
 * <p>A heap stands for its server: until it is full, what the JVM has beside it is less than the
 * part of the heap that was never used.
 *
 * @param mib the sum, MiB
 */
public record MemoryNeed(long mib) {

  /** A database without its pages, MiB. */
  private static final long DATABASE = 230;

  /** An emulator, MiB: its largest heap. */
  private static final long EMULATOR = 512;

  private static final long BALANCER = 128;
  private static final long BENCH = 128;

  private static final Pattern HEAP = Pattern.compile("-Xmx(\\d{1,9})([kKmMgG]?)");
  private static final long KIB = 1L << 10;
  private static final double GIB_IN_MIB = 1L << 10;

  /**
   * That of a group of sites.
   *
   * @param sites those that are up at the same time
   * @param recipe how their servers are started
   * @param poolMib memory for pages of each database, MiB; 0: the database is the user's
   * @param emulators how many share the load, from 1
   */
  public static MemoryNeed of(
      List<SiteConfiguration> sites, SiteRecipe recipe, int poolMib, int emulators) {
    long heap = heapMib(recipe.jvmOptions());
    long database = poolMib == 0 ? 0 : DATABASE + Math.min(poolMib, pagesMib(recipe.plan()));
    long sum = BENCH + emulators * EMULATOR;
    for (SiteConfiguration site : sites) {
      sum += servers(site) * heap + database;
      sum += site.knobs().balancer().isPresent() ? BALANCER : 0;
    }
    return new MemoryNeed(sum);
  }

  /** What the processes of this machine may use, MiB; 0: unknown. */
  public static long usableMib() {
    return ThisMachine.memoryBytes() >> 20;
  }

  /** An amount of memory in words. */
  public static String inWords(long mib) {
    return Text.of("%.1f GiB", mib / GIB_IN_MIB);
  }

  /** The sum in words. */
  public String inWords() {
    return inWords(mib);
  }

  private static long servers(SiteConfiguration site) {
    boolean isOneServer = site.implementation().app().isEmpty() || site.knobs().isCoLocated();
    return site.knobs().webNodes() + (isOneServer ? 0 : site.knobs().appNodes());
  }

  private static long pagesMib(DataPlan data) {
    return (long) Math.ceil(data.mebibytes());
  }

  /** The last one of several counts, as for the JVM. */
  private static long heapMib(List<String> jvmOptions) {
    long mib = heapMib(WildFly.defaultJvmOptions(), 0);
    return heapMib(jvmOptions, mib);
  }

  private static long heapMib(List<String> jvmOptions, long otherwise) {
    long mib = otherwise;
    for (String option : jvmOptions) {
      Matcher heap = HEAP.matcher(option);
      if (heap.matches()) {
        long number = Long.parseLong(heap.group(1));
        mib =
            switch (heap.group(2).toLowerCase(Locale.ROOT)) {
              case "g" -> number * KIB;
              case "m" -> number;
              case "k" -> number / KIB;
              default -> number / KIB / KIB;
            };
      }
    }
    return mib;
  }
}
