package org.rubisee.emulator.http;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Queue;
import org.rubisee.emulator.site.SitePaths;
import org.rubisee.measurement.load.ImageLoading;

/** Images and style sheets that a client has yet to fetch, and those that its browser has. */
public final class EmbeddedFiles {

  private static final int FEW = 16;

  private final ImageLoading loading;
  private final SitePaths paths;
  private final Queue<String> wanted = new ArrayDeque<>(FEW);
  private long[] cached = new long[FEW];
  private int cachedCount;

  public EmbeddedFiles(ImageLoading loading, SitePaths paths) {
    this.loading = loading;
    this.paths = paths;
  }

  /** A new session begins with an empty cache. */
  public void newSession() {
    cachedCount = 0;
    wanted.clear();
  }

  /** Queues what a page embeds. */
  public void want(PageScan scan) {
    if (loading == ImageLoading.NONE) {
      return;
    }
    for (int i = 0; i < scan.embedded.count(); i++) {
      int from = scan.embedded.get(i);
      int to = scan.valueEnd(from);
      if (loading == ImageLoading.ALWAYS || isNew(scan.fingerprint(from, to))) {
        wanted.add(paths.embedded(scan.text(from, to)));
      }
    }
  }

  private boolean isNew(long fingerprint) {
    for (int i = 0; i < cachedCount; i++) {
      if (cached[i] == fingerprint) {
        return false;
      }
    }
    if (cachedCount == cached.length) {
      cached = Arrays.copyOf(cached, 2 * cachedCount);
    }
    cached[cachedCount] = fingerprint;
    cachedCount++;
    return true;
  }

  public boolean isEmpty() {
    return wanted.isEmpty();
  }

  /** Path of the next file to fetch. */
  public String next() {
    return wanted.remove();
  }

  /** Gives up what is queued. */
  int drop() {
    int dropped = wanted.size();
    wanted.clear();
    return dropped;
  }
}
