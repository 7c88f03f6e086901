package org.rubisee.logic;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.Locale;
import java.util.concurrent.Callable;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * CPU time of a login beside that of a bare HMAC whose algorithm is looked up each time. Not a
 * test: run its {@code main} from the test class path.
 */
final class PasswordHasherBenchmark {

  /** CPU time: on a busy machine it is steadier than what a clock says. */
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static final int ROUNDS = 8;
  private static final int CALLS = 100_000;
  private static final String PASSWORD = "password7";

  private PasswordHasherBenchmark() {}

  public static void main(String[] arguments) throws Exception {
    String hash = new PasswordHasher(1, "seed").hash(new Credentials("user7", PASSWORD));
    for (int round = 0; round < ROUNDS; round++) {
      System.out.printf(
          Locale.ROOT,
          "login %,d ns, bare HMAC looked up %,d ns%n",
          nanosPerCall(() -> PasswordHasher.matches(PASSWORD, hash)),
          nanosPerCall(() -> lookedUp(hash)));
    }
  }

  private static boolean lookedUp(String hash) throws GeneralSecurityException {
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(
        new SecretKeySpec(hash.substring(0, 8).getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
    return mac.doFinal(PASSWORD.getBytes(StandardCharsets.UTF_8)).length > 0;
  }

  private static long nanosPerCall(Callable<Boolean> work) throws Exception {
    long begin = THREADS.getCurrentThreadCpuTime();
    int done = 0;
    for (int i = 0; i < CALLS; i++) {
      done += work.call() ? 1 : 0;
    }
    return (THREADS.getCurrentThreadCpuTime() - begin) / done;
  }
}
