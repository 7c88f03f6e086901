package org.rubisee.lessons.contract;

import org.junit.jupiter.api.Nested;
import org.rubisee.contract.shared.DescriptorContract;
import org.rubisee.contract.shared.MalformedRequestsContract;
import org.rubisee.contract.shared.PageQualityContract;
import org.rubisee.contract.shared.RequestLimitsContract;
import org.rubisee.contract.shared.SameSemanticsContract;
import org.rubisee.contract.shared.StaticFilesContract;
import org.rubisee.contract.shared.TierPortsContract;

/** The whole suite. An implementation of the lessons inherits it in a class that ends in IT. */
public abstract class LessonsContract {

  @Nested
  class Descriptors extends DescriptorContract {}

  @Nested
  class Cases extends CasesContract {}

  @Nested
  class StaticFiles extends StaticFilesContract {}

  @Nested
  class RequestLimits extends RequestLimitsContract {}

  @Nested
  class TierPorts extends TierPortsContract {}

  @Nested
  class MalformedRequests extends MalformedRequestsContract {}

  @Nested
  class PageQuality extends PageQualityContract {}

  @Nested
  class SameSemantics extends SameSemanticsContract {}
}
