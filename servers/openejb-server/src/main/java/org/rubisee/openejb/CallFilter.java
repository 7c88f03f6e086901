package org.rubisee.openejb;

import java.io.ObjectInputFilter;
import java.util.function.BinaryOperator;
import org.apache.openejb.core.ivm.IntraVmCopyMonitor;

/**
 * Applies the filter of {@code jdk.serialFilter} to what comes over the network. OpenEJB also
 * copies arguments, results and proxies between its own beans by serialization; these never left
 * the server and are not filtered.
 */
final class CallFilter implements BinaryOperator<ObjectInputFilter> {

  /** For all streams from now on. Must be called before the first one is opened. */
  static void install() {
    ObjectInputFilter.Config.setSerialFilterFactory(new CallFilter());
  }

  @Override
  public ObjectInputFilter apply(ObjectInputFilter current, ObjectInputFilter next) {
    if (current == null && isCopyBetweenBeans()) {
      return null;
    }
    return next == null ? current : ObjectInputFilter.merge(next, current);
  }

  private static boolean isCopyBetweenBeans() {
    return IntraVmCopyMonitor.isIntraVmCopyOperation()
        || IntraVmCopyMonitor.isCrossClassLoaderOperation();
  }
}
