package org.rubisee.openejb;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ObjectInputFilter;
import java.io.ObjectInputFilter.Status;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.openejb.core.ivm.IntraVmCopyMonitor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is filtered while a server deserializes. */
class CallFilterTest {

  private static final ObjectInputFilter NO_NUMBERS =
      ObjectInputFilter.Config.createFilter("!java.lang.Integer");

  private final AtomicInteger copies = new AtomicInteger();
  private final CallFilter filters = new CallFilter(true, copies::incrementAndGet);

  @AfterEach
  void forgetCopies() {
    IntraVmCopyMonitor.release();
  }

  @Test
  void whatComesOverTheNetworkHasTheFilterOfTheProcess() {
    assertThat(verdict(filters.apply(null, NO_NUMBERS))).isEqualTo(Status.REJECTED);
    assertThat(copies).hasValue(0);
  }

  @Test
  void aStreamKeepsItsFilterBesideOneOfItsOwn() {
    ObjectInputFilter noText = ObjectInputFilter.Config.createFilter("!java.lang.String");
    ObjectInputFilter both = filters.apply(filters.apply(null, NO_NUMBERS), noText);

    assertThat(verdict(both)).isEqualTo(Status.REJECTED);
    assertThat(verdict(filters.apply(NO_NUMBERS, null))).isEqualTo(Status.REJECTED);
  }

  @Test
  void copiesBetweenBeansAreCountedAndNotFiltered() {
    IntraVmCopyMonitor.preCopyOperation();
    assertThat(filters.apply(null, NO_NUMBERS)).isNull();
    IntraVmCopyMonitor.postCopyOperation();

    IntraVmCopyMonitor.preCrossClassLoaderOperation();
    assertThat(filters.apply(null, NO_NUMBERS)).isNull();
    IntraVmCopyMonitor.postCrossClassLoaderOperation();

    assertThat(copies).hasValue(2);
    assertThat(verdict(filters.apply(null, NO_NUMBERS)))
        .as("after the copy")
        .isEqualTo(Status.REJECTED);
  }

  private static Status verdict(ObjectInputFilter filter) {
    return filter.checkInput(new Read(Integer.class));
  }

  /** A class that is about to be read. */
  private record Read(Class<?> serialClass) implements ObjectInputFilter.FilterInfo {
    @Override
    public long arrayLength() {
      return -1;
    }

    @Override
    public long depth() {
      return 1;
    }

    @Override
    public long references() {
      return 1;
    }

    @Override
    public long streamBytes() {
      return 1;
    }
  }
}
