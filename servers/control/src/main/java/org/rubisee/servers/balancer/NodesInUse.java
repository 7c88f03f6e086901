package org.rubisee.servers.balancer;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.function.Consumer;

/**
 * How many of the web servers, in their order, get requests while a balancer runs. The bench writes
 * an order to the balancer's folder; the balancer follows it and writes the same text as its
 * answer. Requests that a server is working on when it goes out of use are still answered.
 */
final class NodesInUse implements Runnable {

  private static final String ASKED = "nodes-asked";
  private static final String FOLLOWED = "nodes-in-use";
  private static final int POLL_MILLIS = 100;

  private final Path folder;
  private final Consumer<URI> add;
  private final Consumer<URI> remove;
  private final List<URI> nodes;
  private int inUse;
  private String last = "";

  /**
   * An order.
   *
   * @param number which one, from 1; two orders of the same number of servers differ
   * @param count servers in use, from 1
   */
  record Order(long number, int count) {

    private static Order parse(String text) {
      String[] words = text.strip().split(" ");
      return new Order(Long.parseLong(words[0]), Integer.parseInt(words[1]));
    }

    private String text() {
      return number + " " + count;
    }

    /** Writes it, in one step. */
    void write(Path folder) throws IOException {
      replace(folder.resolve(ASKED), text());
    }

    /** Whether the balancer has followed it. */
    boolean isFollowed(Path folder) throws IOException {
      Path answer = folder.resolve(FOLLOWED);
      return Files.exists(answer) && Files.readString(answer).equals(text());
    }
  }

  /**
   * All servers are in use.
   *
   * @param folder where orders are found
   * @param nodes the servers that the balancer knows, in their order
   * @param add makes the balancer send requests to a server
   * @param remove makes it send no more to one
   */
  NodesInUse(Path folder, List<URI> nodes, Consumer<URI> add, Consumer<URI> remove) {
    this.folder = folder;
    this.nodes = List.copyOf(nodes);
    this.add = add;
    this.remove = remove;
    inUse = nodes.size();
  }

  /** Removes what a former balancer left in a folder. */
  static void forget(Path folder) throws IOException {
    Files.deleteIfExists(folder.resolve(ASKED));
    Files.deleteIfExists(folder.resolve(FOLLOWED));
  }

  /** Follows orders until the process ends. */
  @Override
  public void run() {
    try {
      while (true) {
        follow();
        Thread.sleep(POLL_MILLIS);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private void follow() throws IOException {
    Path asked = folder.resolve(ASKED);
    if (Files.exists(asked)) {
      String text = Files.readString(asked);
      if (!text.equals(last)) {
        last = text;
        use(Order.parse(text).count());
        replace(folder.resolve(FOLLOWED), text);
      }
    }
  }

  private void use(int count) {
    for (URI added : nodes.subList(Math.min(inUse, count), count)) {
      add.accept(added);
    }
    for (URI removed : nodes.subList(count, Math.max(inUse, count))) {
      remove.accept(removed);
    }
    inUse = count;
  }

  private static void replace(Path file, String text) throws IOException {
    Path next = file.resolveSibling(file.getFileName() + ".next");
    Files.writeString(next, text);
    Files.move(next, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }
}
