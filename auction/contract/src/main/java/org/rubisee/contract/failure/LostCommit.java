package org.rubisee.contract.failure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.rubisee.servers.Loopback;

/**
 * Passes on what a site and its database say to each other. When it is asked to, it lets the
 * database commit the next transaction that inserts into a table, and cuts the connection in place
 * of the answer: the site cannot know what became of its transaction.
 */
final class LostCommit implements AutoCloseable {

  private static final String COMMIT = "COMMIT";
  private static final int BUFFER_BYTES = 1 << 13;

  private final int databasePort;
  private final String insert;
  private final ServerSocket entrance;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private final AtomicBoolean isArmed = new AtomicBoolean();
  private final AtomicInteger lost = new AtomicInteger();

  /**
   * Listens at a free loopback port.
   *
   * @param databasePort loopback port of the database
   * @param table of whose inserts a commit may be lost
   */
  LostCommit(int databasePort, String table) {
    this.databasePort = databasePort;
    insert = "INSERT INTO " + table.toUpperCase(Locale.ROOT);
    try {
      entrance = new ServerSocket(0, 0, Loopback.address());
    } catch (IOException e) {
      throw new UncheckedIOException("No loopback port is free", e);
    }
    start(this::accept);
  }

  /** The port that the site is told. */
  int port() {
    return entrance.getLocalPort();
  }

  /** Loses the answer to one commit. */
  void loseNextCommit() {
    isArmed.set(true);
  }

  /** How many answers to commits were lost. */
  int lost() {
    return lost.get();
  }

  private void accept() throws IOException {
    while (!entrance.isClosed()) {
      Socket site = entrance.accept();
      Socket database = new Socket(Loopback.address(), databasePort);
      open.add(site);
      open.add(database);
      site.setTcpNoDelay(true);
      database.setTcpNoDelay(true);
      Connection connection = new Connection(site, database);
      start(connection::toDatabase);
      start(connection::toSite);
    }
  }

  /** A connection of the site; its two directions have a thread each. */
  private final class Connection {
    private final Socket site;
    private final Socket database;
    private boolean hasInserted;
    private volatile boolean losesAnswer;

    Connection(Socket site, Socket database) {
      this.site = site;
      this.database = database;
    }

    void toDatabase() throws IOException {
      try (site;
          database) {
        byte[] bytes = new byte[BUFFER_BYTES];
        for (int n = site.getInputStream().read(bytes);
            n >= 0;
            n = site.getInputStream().read(bytes)) {
          hear(new String(bytes, 0, n, StandardCharsets.ISO_8859_1).toUpperCase(Locale.ROOT));
          database.getOutputStream().write(bytes, 0, n);
        }
      }
    }

    /** Some drivers send blanks after the word. */
    private void hear(String sent) {
      hasInserted |= sent.contains(insert);
      if (sent.stripTrailing().endsWith(COMMIT)) {
        losesAnswer = hasInserted && isArmed.compareAndSet(true, false);
        hasInserted = false;
      }
    }

    void toSite() throws IOException {
      try (site;
          database) {
        byte[] bytes = new byte[BUFFER_BYTES];
        for (int n = database.getInputStream().read(bytes);
            n >= 0;
            n = database.getInputStream().read(bytes)) {
          if (losesAnswer) {
            lost.incrementAndGet();
            return;
          }
          site.getOutputStream().write(bytes, 0, n);
        }
      }
    }
  }

  /** Work that ends with an exception when a socket is closed. */
  @FunctionalInterface
  private interface Talk {
    void run() throws IOException;
  }

  private static void start(Talk talk) {
    Thread thread =
        new Thread(
            () -> {
              try {
                talk.run();
              } catch (IOException e) {
                // one side has ended the connection
              }
            },
            "lost-commit");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() {
    try {
      entrance.close();
      for (Socket socket : open) {
        socket.close();
      }
    } catch (IOException e) {
      throw new UncheckedIOException("The link to the database could not be closed", e);
    }
  }
}
