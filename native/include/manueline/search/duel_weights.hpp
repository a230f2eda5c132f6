#pragma once
#include <array>
namespace manueline::search {
struct DuelWeights {
    static constexpr int STAGES = 4;
    static constexpr std::array<float, STAGES> SCALES{9,8,7,6};
    static constexpr std::array<std::array<float, 42>, STAGES> WEIGHTS{{{0,.3f,1.f,.6f,.3f,.3f,.4f,.5f,.6f,.7f,.8f,.5f,.3f,.15f,.5f,1.f,0, .3f,.7f,1.5f, .3f,.8f,2.f,4.f, .5f,1.f,2.f,4.f,7.f, 1.f, 1.f,2.5f,5.f,10.f, .2f,1.f,.5f,3.f, 1.f,-.5f, -2.f,.5f},{0,.3f,1.f,.6f,.3f,.3f,.4f,.5f,.6f,.7f,.8f,.5f,.3f,.15f,.5f,1.f,0, .3f,.7f,1.5f, .3f,.8f,2.f,4.f, .5f,1.f,2.f,4.f,7.f, 1.f, 1.f,2.5f,5.f,10.f, .2f,1.f,.5f,3.f, 1.f,-.5f, -2.f,.5f},{0,.3f,1.f,.6f,.3f,.3f,.4f,.5f,.6f,.7f,.8f,.5f,.3f,.15f,.5f,1.f,0, .3f,.7f,1.5f, .3f,.8f,2.f,4.f, .5f,1.f,2.f,4.f,7.f, 1.f, 1.f,2.5f,5.f,10.f, .2f,1.f,.5f,3.f, 1.f,-.5f, -2.f,.5f},{0,.3f,1.f,.6f,.3f,.3f,.4f,.5f,.6f,.7f,.8f,.5f,.3f,.15f,.5f,1.f,0, .3f,.7f,1.5f, .3f,.8f,2.f,4.f, .5f,1.f,2.f,4.f,7.f, 1.f, 1.f,2.5f,5.f,10.f, .2f,1.f,.5f,3.f, 1.f,-.5f, -2.f,.5f},}};
};
}
