package org.rubisee.bench.profile;

import java.util.List;

/**
 * What a thread was doing when it was sampled.
 *
 * @param thread its name; empty when unknown
 * @param frames what was being executed, innermost first: {@code package.Class.method} for Java,
 *     {@code library.so.symbol} for native code, a symbol for the kernel
 */
record StackSample(String thread, List<String> frames) {

  StackSample {
    frames = List.copyOf(frames);
  }
}
