package org.rubisee.calllog;

import jakarta.interceptor.AroundInvoke;
import jakarta.interceptor.InvocationContext;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.System.Logger.Level;
import java.util.logging.FileHandler;
import java.util.logging.Formatter;
import java.util.logging.LogRecord;
import java.util.logging.Logger;

/**
 * Writes a line per call of a session bean to the log {@code org.rubisee.calls}: {@code remote
 * Shelf.books} for a call that came over the network, {@code local Query.getLoans} for one from
 * inside the server. The entity container, the web tier's lookups and its transactions write to the
 * same log. On servers that write no file of it, the file is named by the system property {@value
 * #FILE}.
 */
public class LoggedCalls {
  private static final String FILE = "rubis.call-log";

  private static final String LOG = "org.rubisee.calls";

  /** Kept, so that its level and file stay; nothing where the server writes the file. */
  private static final Logger TO_FILE = toFile(System.getProperty(FILE, ""));

  private static final System.Logger CALLS = System.getLogger(LOG);

  /** What WildFly adds to the context of calls from other machines. */
  private static final String SOURCE_ADDRESS = "jboss.source-address";

  private static Logger toFile(String file) {
    if (file.isEmpty()) {
      return null;
    }
    try {
      FileHandler lines = new FileHandler(file.replace("%", "%%"));
      lines.setLevel(java.util.logging.Level.ALL);
      lines.setFormatter(
          new Formatter() {
            @Override
            public String format(LogRecord call) {
              return call.getMessage() + "\n";
            }
          });
      Logger log = Logger.getLogger(LOG);
      log.setUseParentHandlers(false);
      log.setLevel(java.util.logging.Level.ALL);
      log.addHandler(lines);
      return log;
    } catch (IOException e) {
      throw new UncheckedIOException("Calls cannot be logged to " + file, e);
    }
  }

  /** Logs a call and makes it. */
  @AroundInvoke
  public Object log(InvocationContext call) throws Exception {
    if (CALLS.isLoggable(Level.TRACE)) {
      boolean isRemote = call.getContextData().containsKey(SOURCE_ADDRESS);
      CALLS.log(
          Level.TRACE,
          (isRemote ? "remote " : "local ")
              + call.getMethod().getDeclaringClass().getSimpleName()
              + "."
              + call.getMethod().getName());
    }
    return call.proceed();
  }
}
