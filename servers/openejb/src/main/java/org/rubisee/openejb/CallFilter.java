package org.rubisee.openejb;

import java.io.ObjectInputFilter;
import java.util.function.BinaryOperator;
import org.apache.openejb.core.ivm.BaseEjbProxyHandler;
import org.apache.openejb.core.ivm.IntraVmCopyMonitor;

/**
 * Applies the filter of {@code jdk.serialFilter} to what comes over the network. OpenEJB also
 * copies arguments, results and proxies between its own beans by serialization; these never left
 * the server and are not filtered.
 */
final class CallFilter implements BinaryOperator<ObjectInputFilter> {

  /** Frames from the filter to the proxy that copies. */
  private static final int DEEPEST = 16;

  private final boolean isByValue;
  private final Runnable copied;

  /**
   * A filter of calls.
   *
   * @param isByValue whether all calls between beans are copied
   * @param copied is told of each copy between beans
   */
  CallFilter(boolean isByValue, Runnable copied) {
    this.isByValue = isByValue;
    this.copied = copied;
  }

  /**
   * For all streams from now on. Must be called before the first one is opened.
   *
   * @param isByValue whether all calls between beans are copied
   * @param copied is told of each copy between beans
   */
  static void install(boolean isByValue, Runnable copied) {
    ObjectInputFilter.Config.setSerialFilterFactory(new CallFilter(isByValue, copied));
  }

  @Override
  public ObjectInputFilter apply(ObjectInputFilter current, ObjectInputFilter next) {
    if (current == null && isCopyBetweenBeans()) {
      copied.run();
      return null;
    }
    return next == null ? current : ObjectInputFilter.merge(next, current);
  }

  private boolean isCopyBetweenBeans() {
    return IntraVmCopyMonitor.isIntraVmCopyOperation()
        || IntraVmCopyMonitor.isCrossClassLoaderOperation()
        || !isByValue && isCopyOfAProxy();
  }

  /**
   * Where calls share what they carry, OpenEJB still copies the arguments of session beans, but
   * does not say that it copies.
   */
  private static boolean isCopyOfAProxy() {
    return StackWalker.getInstance()
        .walk(
            frames ->
                frames
                    .limit(DEEPEST)
                    .anyMatch(
                        frame -> frame.getClassName().equals(BaseEjbProxyHandler.class.getName())));
  }
}
